import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from './card.tsx'

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: {
    title: 'Signature par défaut',
    children: 'Elle est donnée à tous ceux dont l’équipe n’a pas la sienne.',
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Signature par défaut' })).toBeVisible()
  },
}

export const Playground: Story = { args: { actions: <Button>Changer</Button> } }

export const WithoutTitle: Story = {
  render: () => <Card>Une feuille sans titre, pour ce qui parle de soi-même.</Card>,
}

export const Phone: Story = { ...Playground, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { ...Playground, globals: { scheme: 'dark' } }
