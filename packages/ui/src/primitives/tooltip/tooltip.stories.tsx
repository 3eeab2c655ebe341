import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'Un email part vers chaque membre qui ne l’a pas encore reçu.',
    children: <Button>Déployer</Button>,
    placement: 'bottom',
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
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

export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
}
