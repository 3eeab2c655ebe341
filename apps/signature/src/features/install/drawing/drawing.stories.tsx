import type { Meta, StoryObj } from '@storybook/react-vite'
import { mailClients } from '../clients/index.ts'
import { Steps } from '../steps/steps.tsx'
import { Drawing } from './drawing.tsx'

const meta: Meta<typeof Drawing> = {
  title: 'Signature product/Install/Drawings',
  component: Drawing,
}
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    frame: 'window',
    parts: [
      { kind: 'gear', x: 216, y: 36, isTarget: true },
      { kind: 'signature', x: 20, y: 60 },
      { kind: 'check', x: 120, y: 80, isOn: true, text: 'Signature' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
}

export const EveryStep: Story = {
  parameters: { variants: ['dark'] },
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {mailClients.map(({ key, steps }) => (
        <Steps key={key} steps={steps} />
      ))}
    </div>
  ),
}
