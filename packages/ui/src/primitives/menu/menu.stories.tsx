import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Send, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Menu } from './menu.tsx'

const resend = fn()

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    label: 'Actions sur Camille Laurent',
    placement: 'bottom start',
    children: <Button>Actions</Button>,
    items: [
      {
        id: 'send',
        label: 'Renvoyer l’email',
        icon: <Send size={16} aria-hidden="true" />,
        onAction: resend,
      },
      {
        id: 'copy',
        label: 'Copier le lien',
        icon: <Copy size={16} aria-hidden="true" />,
        onAction: fn(),
        isDisabled: true,
      },
      {
        id: 'delete',
        label: 'Supprimer',
        icon: <Trash2 size={16} aria-hidden="true" />,
        onAction: fn(),
        isDangerous: true,
      },
    ],
  },
  beforeEach: () => void resend.mockClear(),
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(
      await screen.findByRole('menu', { name: 'Actions sur Camille Laurent' }),
    ).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Renvoyer l’email' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Supprimer' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(resend).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Playground: Story = {}

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
}

export const Dark: Story = { ...Opened, globals: { scheme: 'dark' } }
