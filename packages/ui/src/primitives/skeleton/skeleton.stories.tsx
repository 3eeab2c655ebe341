import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: {
    guidance: {
      do: ['Give it the size of the contents to come.'],
      dont: ['Do not show it for less than a moment, nor for contents that may stay empty.'],
    },
    keys: [],
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone', 'motion'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Chargement…' })).toBeVisible()
  },
}

export const Playground: Story = {
  parameters: { variants: ['dark', 'motion'] },
  args: { lines: 4 },
}

export const ImagePlaceholder: Story = {
  parameters: { variants: ['motion'] },
  args: { width: '320px', height: '120px' },
}
