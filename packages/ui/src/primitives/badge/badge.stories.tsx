import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide-react'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'Brouillon' },
  parameters: {
    guidance: {
      do: [
        'Say the state in one or two words.',
        'Use the same tone for the same state everywhere.',
      ],
      dont: [
        'Do not convey the state by color alone.',
        'Do not make it look like a button: it cannot be pressed.',
      ],
    },
    keys: [],
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = {
  args: { tone: 'success', children: 'Installé', icon: <Check size={14} aria-hidden="true" /> },
}

export const Tones: Story = {
  parameters: { variants: ['dark'] },
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
