import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from './stepper.tsx'

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: {
    label: 'Créer la signature de la société',
    steps: ['Votre signature', 'Connexion', 'Vos employés', 'Déploiement'],
    current: 1,
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[0]).toHaveTextContent('Votre signature, terminée')
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
    await expect(steps[3]).toHaveTextContent('Déploiement, à venir')
  },
}

export const Playground: Story = { args: { current: 3 } }

export const AllDone: Story = { args: { current: 4 } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
