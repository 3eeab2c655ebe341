import type { Meta, StoryObj } from '@storybook/react-vite'
import { Users } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: {
    title: 'Aucun employé pour l’instant',
    children: 'Ajoutez vos collègues : chacun reçoit sa signature par email et l’installe seul.',
    icon: <Users size={24} />,
    actions: (
      <>
        <Button variant="primary">Créer un employé</Button>
        <Button>Importer une liste</Button>
      </>
    ),
  },
  parameters: {
    guidance: {
      do: ['Explain what the list is for, and offer one button to start.'],
      dont: [
        'Do not use it for a search without results in a list that is not empty: report that instead.',
      ],
    },
    keys: [],
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = { args: { level: 3 } }

export const TitleOnly: Story = {
  render: () => <EmptyState title="Aucun résultat pour cette recherche" />,
}
