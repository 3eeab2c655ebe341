import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from './button.tsx'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Créer un employé', onPress: fn() },
  parameters: {
    guidance: {
      do: ['Give a screen one primary button.', 'Label it with a verb: Envoyer, Créer un employé.'],
      dont: [
        'Do not use it to navigate: use a Link.',
        'Do not disable it without an explanation nearby.',
      ],
    },
    keys: [{ keys: 'Enter, Space', does: 'presses it' }],
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Créer un employé' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const Playground: Story = {
  args: { variant: 'primary', icon: <Plus size={16} aria-hidden="true" /> },
}

export const Variants: Story = {
  parameters: { variants: ['dark'] },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="primary">Déployer</Button>
      <Button variant="secondary">Aperçu</Button>
      <Button variant="tertiary">Annuler</Button>
      <Button variant="danger">Supprimer</Button>
    </div>
  ),
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await expect(button).toBeDisabled()
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  parameters: { variants: ['dark', 'motion'] },
  args: { variant: 'primary', isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Chargement…' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Wide: Story = {
  args: { variant: 'primary', isWide: true, children: 'Envoyer à toute l’équipe' },
  globals: { viewport: { value: 'phone' } },
}

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Button variant="primary">Confortable</Button>
      <div data-density="compact">
        <Button variant="primary">Compact</Button>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) =>
      canvas.getByRole('button', { name }).getBoundingClientRect().height
    await expect([height('Confortable'), height('Compact')]).toEqual([36, 28])
  },
}
