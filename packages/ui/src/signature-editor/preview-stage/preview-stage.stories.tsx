import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { iconsBaseUrl } from '../../testing/signature/edited-signature.tsx'
import { previewDrawn, shownSignature } from '../../testing/signature/shown-signature.ts'
import { PreviewStage } from './preview-stage.tsx'

const meta: Meta<typeof PreviewStage> = {
  title: 'Editor/PreviewStage',
  component: PreviewStage,
  parameters: { layout: 'fullscreen' },
  args: {
    data: sampleSignature,
    isExample: false,
    layoutKey: 'layout1',
    onSelectLayout: fn(),
    options: { iconsBaseUrl },
  },
}
export default meta

type Story = StoryObj<typeof PreviewStage>

export const Default: Story = {}

export const Playground: Story = { args: { isExample: true, layoutKey: 'layout3' } }

export const DarkMail: Story = {
  play: async ({ canvas, canvasElement }) => {
    await previewDrawn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Aperçu en mode sombre' }))
    await expect(shownSignature(canvasElement).ownerDocument.documentElement).toHaveAttribute(
      'data-scheme',
      'dark',
    )
  },
}

export const LongSignature: Story = {
  args: {
    data: {
      ...sampleSignature,
      customFields: Array.from({ length: 12 }, (_, index) => ({
        key: `Agence ${index + 1}`,
        value: '01 84 60 21 47',
        url: '',
      })),
    },
  },
}
