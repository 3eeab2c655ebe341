import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Are you sure you want to delete Camille Laurent?',
    children: 'Sa page d’installation ne sera plus accessible.',
    isOpen: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: "[1.2.97] has the buttons 'No' and 'Yes'",
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog')
    const no = screen.getByRole('button', { name: 'No' })
    await waitFor(() => expect(no).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}

export const Playground: Story = { args: { isDangerous: true } }

export const Loading: Story = {
  args: { isDangerous: true, isLoading: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { args: { isDangerous: true }, globals: { scheme: 'dark' } }
