import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Éloïse Martin' },
  parameters: {
    guidance: {
      do: ['Put it next to the name, and mark it as decorative there.'],
      dont: ['Do not rely on the image alone to tell people apart.'],
    },
    keys: [],
  },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Éloïse Martin' })).toHaveTextContent('ÉM')
  },
}

export const Playground: Story = { args: { size: 56 } }

export const WithImage: Story = {
  parameters: { variants: ['dark'] },
  args: {
    size: 56,
    src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23c8b6a6" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="3" r="1.5" fill="%234a3f35"/%3E%3Cpath d="M1 8a3 3 0 0 1 6 0" fill="%234a3f35"/%3E%3C/svg%3E',
  },
}
