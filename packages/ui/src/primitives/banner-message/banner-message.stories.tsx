import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { BannerMessage } from './banner-message.tsx'

const meta = {
  title: 'Primitives/BannerMessage',
  component: BannerMessage,
  args: { title: 'Votre organisation est prête.' },
} satisfies Meta<typeof BannerMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Votre organisation est prête.')
  },
}

export const Playground: Story = {
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
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <BannerMessage title="Une nouvelle version est disponible." />
      <BannerMessage tone="success" title="18 signatures envoyées." />
      <BannerMessage tone="warning" title="Deux employés n’ont pas d’adresse email." />
      <BannerMessage tone="danger" title="Le déploiement s’est arrêté." />
    </div>
  ),
}

export const Phone: Story = { ...Playground, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { ...Tones, globals: { scheme: 'dark' } }
