import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2, Undo2 } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: {
    label: 'Annuler la dernière modification',
    children: <Undo2 size={16} aria-hidden="true" />,
    onPress: fn(),
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
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

export const Playground: Story = { args: { variant: 'secondary' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Dark: Story = {
  args: {
    label: 'Supprimer',
    variant: 'danger',
    children: <Trash2 size={16} aria-hidden="true" />,
  },
  globals: { scheme: 'dark' },
}
