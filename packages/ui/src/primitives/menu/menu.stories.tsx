import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Send, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Menu } from './menu.tsx'

const resend = fn()
const exportHtml = fn()

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  tags: ['autodocs'],
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
  beforeEach: () => {
    resend.mockClear()
    exportHtml.mockClear()
  },
  parameters: {
    guidance: {
      do: [
        'Use it for actions that are not needed at every visit.',
        'Put what destroys something last.',
      ],
      dont: [
        'Do not use it to select a value: use a Select.',
        'Do not nest deeper than one submenu.',
      ],
    },
    keys: [
      { keys: 'Enter, Space, ↓', does: 'open it' },
      { keys: '↓ ↑', does: 'move through it' },
      { keys: '→ ←', does: 'open and close a submenu' },
      { keys: 'letters', does: 'jump to an entry' },
      { keys: 'Esc', does: 'closes it' },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
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
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const Sections: Story = {
  parameters: { variants: ['dark', 'phone'] },
  args: {
    items: [
      {
        id: 'signature',
        title: 'Signature',
        items: [
          { id: 'preview', label: 'Aperçu', shortcut: 'Ctrl+P', onAction: fn() },
          {
            id: 'export',
            label: 'Exporter',
            icon: <Copy size={16} aria-hidden="true" />,
            items: [
              { id: 'html', label: 'Fichier HTML', onAction: exportHtml },
              { id: 'text', label: 'Texte seul', onAction: fn() },
            ],
          },
        ],
      },
      {
        id: 'person',
        title: 'Employé',
        items: [{ id: 'delete', label: 'Supprimer', onAction: fn(), isDangerous: true }],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Aperçu/ })).toHaveFocus())
    await expect(screen.getByRole('group', { name: 'Signature' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Fichier HTML' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Exporter' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Fichier HTML' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await expect(exportHtml).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Aperçu/ })).toBeVisible())
  },
}
