import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CopyField } from '../primitives/copy-field/copy-field.tsx'
import { LocaleProvider } from './locale-provider.tsx'

const meta = {
  title: 'Theme/LocaleProvider',
  component: LocaleProvider,
  tags: ['autodocs'],
  args: {
    locale: 'en-GB',
    children: <CopyField label="Install link" value="https://signatures.example.com/install" />,
  },
  parameters: {
    guidance: {
      do: [
        'Use it for a part of the page in another language: `ThemeProvider` sets that of the whole page.',
        'Replace single strings by catalogue and key; the others stay.',
      ],
      dont: ['Do not use it to format numbers and dates: `ThemeProvider` sets their locale.'],
    },
    keys: [],
  },
} satisfies Meta<typeof LocaleProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible()
  },
}

export const Playground: Story = {
  args: { labels: { copyField: { copy: 'Copy the link' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  },
}
