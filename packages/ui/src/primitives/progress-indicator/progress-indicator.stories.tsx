import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressIndicator } from './progress-indicator.tsx'

const meta = {
  title: 'Primitives/ProgressIndicator',
  component: ProgressIndicator,
  tags: ['autodocs'],
  parameters: {
    guidance: {
      do: [
        'Tell screen readers what is loading.',
        'Use the big one for a page, the small one for a part of it.',
      ],
      dont: ['Do not show it for operations that take less than a moment.'],
    },
    keys: [],
  },
} satisfies Meta<typeof ProgressIndicator>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone', 'motion'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Chargement…' })).toBeVisible()
  },
}

export const Playground: Story = {
  parameters: { variants: ['motion'] },
  args: { size: 'small', label: 'Recherche des équipes…' },
}

export const Sizes: Story = {
  parameters: { variants: ['dark', 'motion'] },
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
