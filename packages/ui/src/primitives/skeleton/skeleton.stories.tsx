import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Chargement…' })).toBeVisible()
  },
}

export const Playground: Story = { args: { lines: 4 } }

export const Picture: Story = { args: { width: '320px', height: '120px' } }

export const Dark: Story = { ...Playground, globals: { scheme: 'dark' } }
