import type { Meta, StoryObj } from '@storybook/react-vite'
import { Users } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
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
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { level: 3 } }

export const TitleAlone: Story = {
  render: () => <EmptyState title="Aucun résultat pour cette recherche" />,
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
