import { narrow } from '../../testing/narrow.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { LocaleProvider } from '../../locale/index.ts'
import { CopyField } from './copy-field.tsx'

const writeText = fn<(text: string) => Promise<void>>()

const meta = {
  title: 'Primitives/CopyField',
  component: CopyField,
  tags: ['autodocs'],
  args: {
    label: 'Lien d’installation',
    value: 'https://signatures.exemple.fr/user/3f9c/install-email',
  },
  decorators: [narrow],
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue()
    const real = navigator.clipboard
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    return () =>
      void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: real })
  },
  parameters: {
    guidance: {
      do: ['Use it for links, codes and keys that are pasted elsewhere.'],
      dont: ['Do not use it for text that people should read.'],
    },
    keys: [
      { keys: 'Tab', does: 'moves from the text, which is selected, to the button' },
      { keys: 'Enter, Space', does: 'on the button, copies' },
    ],
  },
} satisfies Meta<typeof CopyField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = {}

export const Copied: Story = {
  parameters: { variants: ['dark'] },
  beforeEach: () => {
    const wait = window.setTimeout
    // Ignores the timer that ends the confirmation after one second, so that it stays visible.
    spyOn(window, 'setTimeout').mockImplementation(((run: () => void, time?: number) =>
      time === 1000 ? 0 : wait(run, time)) as typeof setTimeout)
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Lien d’installation' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(writeText).toHaveBeenCalledWith(args.value)
    await expect(await canvas.findByRole('button', { name: 'Copié' })).toBeVisible()
  },
}

export const CopiedInEnglish: Story = {
  name: '[1.8.18] Says ‘Copied’ in English',
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-GB">
        <Story />
      </LocaleProvider>
    ),
  ],
  beforeEach: Copied.beforeEach ?? [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { variants: ['dark'] },
  play: async ({ canvas, userEvent }) => {
    writeText.mockRejectedValue(new Error('interdit'))
    spyOn(document, 'execCommand').mockReturnValue(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Copier' }))
    await expect(await canvas.findByText(/La copie a échoué/)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
