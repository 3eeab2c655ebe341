import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide-react'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Brouillon' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: { tone: 'success', children: 'Installé', icon: <Check size={14} aria-hidden="true" /> },
}

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge>Non envoyé</Badge>
      <Badge tone="accent">Envoyé</Badge>
      <Badge tone="success" icon={<Check size={14} aria-hidden="true" />}>
        Installé
      </Badge>
      <Badge tone="warning">Ancienne version installée</Badge>
      <Badge tone="danger">Échec</Badge>
    </div>
  ),
}

export const Dark: Story = { ...Tones, globals: { scheme: 'dark' } }
