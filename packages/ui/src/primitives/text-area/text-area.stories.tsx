import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextArea, type TextAreaProps } from './text-area.tsx'

function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 480 }}>
      <TextArea {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Message aux employés',
    value: 'Bonjour,\nvoici votre nouvelle signature.',
    onChange: fn(),
  },
  parameters: {
    guidance: {
      do: ['Use it for text of more than one line.'],
      dont: ['Do not make it so low that people have to scroll in it.'],
    },
    keys: [
      { keys: 'Enter', does: 'starts a line' },
      { keys: 'Tab', does: 'moves to the next control' },
    ],
  },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'Message aux employés' })
    await userEvent.clear(field)
    await userEvent.keyboard('Une ligne{Enter}et une autre')
    await expect(field).toHaveValue('Une ligne\net une autre')
  },
}

export const Playground: Story = {
  args: { rows: 10, description: '1 000 caractères au plus.', maxLength: 1000 },
}

export const WithErrors: Story = {
  parameters: { variants: ['dark'] },
  args: { value: '', errors: ['Ne peut pas être vide'] },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}

export const ReadOnly: Story = {
  parameters: { variants: ['dark'] },
  args: { isReadOnly: true },
}
