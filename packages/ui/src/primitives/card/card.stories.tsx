import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from './card.tsx'

const meta = {
  title: 'Primitives/Card',
  component: Card,
  tags: ['autodocs'],
  args: {
    title: 'Signature par défaut',
    children: 'Elle est donnée à tous ceux dont l’équipe n’a pas la sienne.',
  },
  parameters: {
    guidance: {
      do: [
        'Group what is read and changed together.',
        'Give it a title, which also labels the region.',
      ],
      dont: ['Do not put cards into cards.'],
    },
    keys: [],
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Signature par défaut' })).toBeVisible()
  },
}

export const Playground: Story = {
  parameters: { variants: ['dark', 'phone'] },
  args: { actions: <Button>Changer</Button> },
}

export const WithoutTitle: Story = {
  render: () => <Card>Une feuille sans titre, pour ce qui parle de soi-même.</Card>,
}

export const Flush: Story = {
  args: {
    title: undefined,
    isFlush: true,
    children: <div style={{ height: 96, background: 'var(--ph-color-accent-soft)' }} />,
  },
}
