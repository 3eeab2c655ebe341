import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './qr-code.tsx'

const meta: Meta<typeof QrCode> = {
  title: 'Signature product/Install/QR code',
  component: QrCode,
  args: {
    text: 'https://paraphe.example/user/0f3a/install-email?signatureversion=9c1',
    label: 'Code QR vers cette page',
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Code QR vers cette page' })).toBeVisible()
  },
}
