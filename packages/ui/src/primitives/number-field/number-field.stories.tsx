import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 240 }}>
      <NumberField
        {...props}
        value={value}
        onChange={(number) => {
          setValue(number)
          props.onChange(number)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { label: 'Largeur', value: 200, min: 200, max: 800, step: 20, onChange: fn() },
  parameters: {
    guidance: {
      do: ['Set bounds and step: typed numbers are clamped to them.'],
      dont: ['Do not use it for codes and phone numbers: these are texts.'],
    },
    keys: [
      { keys: '↑ ↓', does: 'one step more or less' },
      { keys: 'Page Up, Page Down', does: 'ten steps' },
      { keys: 'Home, End', does: 'set the minimum and the maximum' },
    ],
  },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'Largeur' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('220')
    await userEvent.clear(field)
    await userEvent.keyboard('5000')
    await userEvent.tab()
    await expect(field).toHaveValue('800')
    await expect(args.onChange).toHaveBeenLastCalledWith(800)
  },
}

export const Playground: Story = { args: { description: 'De 200 à 800, par pas de 20.' } }

export const Cleared: Story = {
  args: { label: 'Heure', value: 8, min: 0, max: 23, step: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Heure' }))
    await userEvent.tab()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(0))
  },
}

export const WithErrors: Story = {
  parameters: { variants: ['dark'] },
  args: { errors: ['Doit être un nombre entier'] },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}

export const ReadOnly: Story = {
  parameters: { variants: ['dark'] },
  args: { isReadOnly: true },
}
