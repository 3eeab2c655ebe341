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
        'Use it if the length of the operation is known.',
        'Show the numbers in units that people understand.',
      ],
      dont: ['Do not use it for unknown lengths: use a ProgressIndicator.'],
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
