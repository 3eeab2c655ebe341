import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressIndicator } from './progress-indicator.tsx'

const meta = {
  title: 'Primitives/ProgressIndicator',
  component: ProgressIndicator,
} satisfies Meta<typeof ProgressIndicator>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Chargement…' })).toBeVisible()
  },
}

export const Playground: Story = { args: { size: 'small', label: 'Recherche des équipes…' } }

export const Sizes: Story = {
  name: '[1.9.12] is 50, 30 or by default 15 px wide',
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
      <ProgressIndicator size="big" label="grand" />
      <ProgressIndicator size="small" label="petit" />
      <ProgressIndicator label="normal" />
    </div>
  ),
  play: async ({ canvas }) => {
    const width = (name: string) => canvas.getByRole('progressbar', { name }).offsetWidth
    await expect([width('grand'), width('petit'), width('normal')]).toEqual([50, 30, 15])
  },
}

export const Dark: Story = { ...Playground, globals: { scheme: 'dark' } }
