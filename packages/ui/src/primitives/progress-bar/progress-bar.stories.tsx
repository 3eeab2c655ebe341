import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  args: { label: 'Signatures installées', value: 12, max: 60, valueLabel: '12 sur 60' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guidance: {
      do: [
        'Take it where the length of the work is known.',
        'Say the numbers in words that people count in.',
      ],
      dont: ['Do not take it for unknown lengths: that is a ProgressIndicator.'],
    },
    keys: [],
  },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Signatures installées' })
    await expect(bar).toHaveAttribute('aria-valuenow', '12')
    await expect(bar).toHaveAttribute('aria-valuetext', '12 sur 60')
  },
}

export const Playground: Story = {
  args: { label: 'Envoi du logo', value: 45, max: 100, valueLabel: undefined },
}

export const Done: Story = {
  parameters: { variants: ['dark'] },
  args: { value: 60, valueLabel: '60 sur 60' },
}
