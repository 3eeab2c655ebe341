import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  args: {
    title: 'Are you sure you want to delete Camille Laurent?',
    children: 'Sa page d’installation ne sera plus accessible.',
    isOpen: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guidance: {
      do: [
        'Ask the question in the title, and explain the consequences below.',
        'Mark a destructive action as dangerous.',
      ],
      dont: ['Do not ask before actions that can be undone.'],
    },
    keys: [
      { keys: 'Enter, Space', does: 'press the focused button, at first No' },
      { keys: 'Esc', does: 'chooses No' },
    ],
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
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

export const Playground: Story = { parameters: { variants: ['dark'] }, args: { isDangerous: true } }

export const Loading: Story = {
  parameters: { variants: ['dark', 'motion'] },
  args: { isDangerous: true, isLoading: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const ConfirmDisabled: Story = {
  args: { isDangerous: true, isConfirmDisabled: true, children: 'Recherche de qui l’utilise…' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog')
    await expect(screen.getByRole('button', { name: 'Yes' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}
