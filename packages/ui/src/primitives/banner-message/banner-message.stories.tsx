import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { BannerMessage } from './banner-message.tsx'

const meta = {
  title: 'Primitives/BannerMessage',
  component: BannerMessage,
  tags: ['autodocs'],
  args: { title: 'Votre organisation est prête.' },
  parameters: {
    guidance: {
      do: [
        'Say what happened, what was kept and what to do next.',
        'Keep it on the page until the cause is gone.',
      ],
      dont: [
        'Do not use it for messages that may disappear: use a snackbar.',
        'Do not show more than two at once.',
      ],
    },
    keys: [],
  },
} satisfies Meta<typeof BannerMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Votre organisation est prête.')
  },
}

export const Playground: Story = {
  parameters: { variants: ['dark', 'phone'] },
  args: {
    tone: 'danger',
    title: 'La signature n’a pas été enregistrée.',
    children: 'Le serveur ne répond pas. Tout ce que vous avez écrit est gardé ici.',
    actions: <Button>Réessayer</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const Tones: Story = {
  parameters: { variants: ['dark'] },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <BannerMessage title="Une nouvelle version est disponible." />
      <BannerMessage tone="success" title="18 signatures envoyées." />
      <BannerMessage tone="warning" title="Deux employés n’ont pas d’adresse email." />
      <BannerMessage tone="danger" title="Le déploiement s’est arrêté." />
    </div>
  ),
}
