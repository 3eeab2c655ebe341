import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: {
    text: 'Un email part vers chaque membre qui ne l’a pas encore reçu.',
    children: <Button>Déployer</Button>,
    placement: 'bottom',
  },
  parameters: {
    guidance: {
      do: ['Say in a few words what the control does, or why it is in its state.'],
      dont: [
        'Do not put essential information into it: touch devices show no tooltip.',
        'Do not put controls into it.',
      ],
    },
    keys: [
      { keys: 'Tab', does: 'shows it when its control gets focus' },
      { keys: 'Esc', does: 'hides it' },
    ],
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const tooltip = await screen.findByRole('tooltip')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      tooltip.textContent ?? 'nothing',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const Playground: Story = { args: { delay: 0 } }

export const Shown: Story = {
  parameters: { variants: ['dark'] },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
