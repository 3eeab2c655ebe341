import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleQuestionMark } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  tags: ['autodocs'],
  args: {
    label: 'Ce que voit votre collègue',
    trigger: (
      <IconButton label="Explication" hasTooltip={false}>
        <CircleQuestionMark size={16} aria-hidden="true" />
      </IconButton>
    ),
    children: (
      <p style={{ maxWidth: 260 }}>
        La page montre sa signature et quatre champs personnels, sans connexion.
      </p>
    ),
    onOpenChange: fn(),
  },
  parameters: {
    guidance: {
      do: ['Use it for help or a few controls that belong to its trigger.'],
      dont: [
        'Do not use it for a list of actions: use a Menu.',
        'Do not use it for a whole form: use a Dialog or a Drawer.',
      ],
    },
    keys: [
      { keys: 'Enter, Space', does: 'on the control, open it' },
      { keys: 'Esc', does: 'closes it' },
    ],
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const contents = await screen.findByRole('dialog', { name: 'Ce que voit votre collègue' })
    await waitFor(() => expect(contents).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Explication' })).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const Playground: Story = { args: { placement: 'right' } }

export const ClosesItself: Story = {
  args: {
    trigger: <Button>Partager</Button>,
    label: 'Partager le lien',
    children: (close) => (
      <Button variant="primary" onPress={close}>
        Envoyer à Éloïse Martin
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Partager' }))
    await userEvent.click(await screen.findByRole('button', { name: /Éloïse Martin/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
