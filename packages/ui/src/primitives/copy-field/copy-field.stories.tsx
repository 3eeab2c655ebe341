import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CopyField } from './copy-field.tsx'

const writeText = fn<(text: string) => Promise<void>>()

const meta = {
  title: 'Primitives/CopyField',
  component: CopyField,
  args: {
    label: 'Lien d’installation',
    value: 'https://signatures.exemple.fr/user/3f9c/install-email',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue()
    const real = navigator.clipboard
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    return () =>
      void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: real })
  },
} satisfies Meta<typeof CopyField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Lien d’installation' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(writeText).toHaveBeenCalledWith(args.value)
    await expect(await canvas.findByRole('button', { name: 'Copié' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copier' })).toBeVisible(), {
      timeout: 3000,
    })
  },
}

export const Playground: Story = {}

export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    writeText.mockRejectedValue(new Error('interdit'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copier' }))
    await expect(await canvas.findByText(/La copie a échoué/)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
