import { completeSignatureData, defaultSignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SignatureEditor } from './signature-editor.tsx'
import { keepInPage } from './story-upload.ts'

const meta: Meta<typeof SignatureEditor> = {
  title: 'Editor/SignatureEditor',
  component: SignatureEditor,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    value: defaultSignatureData,
    sample: sampleSignature,
    iconsBaseUrl: `${location.origin}/icons/v1`,
    upload: keepInPage,
  },
  render: function Controlled({ value, onChange, ...args }) {
    const [data, setData] = useState(value)
    return (
      <div style={{ height: '100dvh' }}>
        <SignatureEditor
          {...args}
          value={data}
          onChange={(next) => {
            setData(next)
            onChange?.(next)
          }}
        />
      </div>
    )
  },
}
export default meta

type Story = StoryObj<typeof SignatureEditor>

const filled = completeSignatureData({ ...sampleSignature, firstName: 'Inès', lastName: 'Morel' })

export const Default: Story = {}

export const Playground: Story = { args: { value: filled, tabs: ['general', 'social'] } }

export const Filled: Story = { args: { value: filled } }

export const Dark: Story = { args: { value: filled }, globals: { scheme: 'dark' } }

export const Phone: Story = {
  args: { value: filled },
  globals: { viewport: { value: 'phone' } },
}
