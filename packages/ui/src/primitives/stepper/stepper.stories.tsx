import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stepper } from './stepper.tsx'

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  tags: ['autodocs'],
  args: {
    label: 'Créer la signature de la société',
    steps: ['Votre signature', 'Connexion', 'Vos employés', 'Déploiement'],
    current: 1,
  },
  parameters: {
    guidance: {
      do: ['Name the steps, three to six of them.', 'Let people go back to what is done.'],
      dont: ['Do not use it for pages without an order: use Tabs.'],
    },
    keys: [
      { keys: 'Tab', does: 'moves to the steps that can be pressed' },
      { keys: 'Enter, Space', does: 'goes to that step' },
    ],
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[0]).toHaveTextContent('Votre signature, terminée')
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
    await expect(steps[3]).toHaveTextContent('Déploiement, à venir')
  },
}

export const Playground: Story = { args: { current: 3 } }

export const Skipped: Story = {
  parameters: { variants: ['dark'] },
  args: { current: 2, onSelect: fn(), isDone: (step) => step !== 0 },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('1Votre signature, à compléter')
    await expect(second).toHaveTextContent(/^Connexion, terminée$/)
    await expect(canvas.getByRole('button', { name: /Votre signature/ })).toBeEnabled()
  },
}

export const AllDone: Story = {
  parameters: { variants: ['dark'] },
  args: { current: 4 },
}

export const Selectable: Story = {
  parameters: { variants: ['dark', 'phone'] },
  args: { current: 2, onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Connexion.*terminée/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(1)
  },
}

export const EachSelectable: Story = {
  args: { current: 1, onSelect: fn(), canSelect: () => true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Déploiement.*à venir/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(3)
  },
}
