import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2, Undo2 } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: {
    label: 'Annuler la dernière modification',
    children: <Undo2 size={16} aria-hidden="true" />,
    onPress: fn(),
  },
  parameters: {
    guidance: {
      do: ['Use an icon that people know; its label is the tooltip.'],
      dont: ['Do not use it for a rare or dangerous action: text is clearer.'],
    },
    keys: [{ keys: 'Enter, Space', does: 'presses it' }],
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(
      canvas.getByRole('button', { name: 'Annuler la dernière modification' }),
    ).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Annuler la dernière modification',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

export const Playground: Story = {
  parameters: { variants: ['dark'] },
  args: { variant: 'secondary' },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}

export const Dangerous: Story = {
  parameters: { variants: ['dark'] },
  args: {
    label: 'Supprimer',
    variant: 'danger',
    children: <Trash2 size={16} aria-hidden="true" />,
  },
}

export const Loading: Story = {
  parameters: { variants: ['dark', 'motion'] },
  args: { isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
