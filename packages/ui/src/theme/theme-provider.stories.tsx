import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, CopyField, NumberField } from '../primitives/index.ts'
import { ThemeProvider } from './theme-provider.tsx'

const meta = {
  title: 'Theme/ThemeProvider',
  component: ThemeProvider,
  tags: ['autodocs'],
  args: {
    children: (
      <Card title="Atelier Brunel">
        <div style={{ display: 'grid', gap: 12, maxWidth: 420 }}>
          <NumberField label="Budget" value={1234.5} onChange={() => undefined} />
          <CopyField label="Lien" value="https://signatures.exemple.fr/install" />
        </div>
      </Card>
    ),
  },
  parameters: {
    guidance: {
      do: [
        'Put it around the whole page, once.',
        'Leave `scheme` and `density` out if the page or the user sets them.',
      ],
      dont: ['Do not nest it for a dark section: set `data-scheme` on that part of the page.'],
    },
    keys: [],
  },
} satisfies Meta<typeof ThemeProvider>

export default meta
type Story = StoryObj<typeof meta>

const height = (root: HTMLElement) =>
  root.querySelector('input')?.closest('div')?.getBoundingClientRect().height

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Budget' })).toHaveValue('1\u202f234,5')
    await expect(canvas.getByRole('button', { name: 'Copier' })).toBeVisible()
    await expect(height(canvasElement)).toBeGreaterThanOrEqual(36)
  },
}

export const Playground: Story = {
  args: { density: 'compact', locale: 'en-GB', labels: { copyField: { copy: 'Copy the link' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Budget' })).toHaveValue('1,234.5')
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeVisible()
    await expect(height(canvasElement)).toBeLessThan(36)
  },
}
