import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { ColorField, type ColorFieldProps } from './color-field.tsx'

function Held(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 240 }}>
      <ColorField
        {...props}
        value={value}
        onChange={(color) => {
          setValue(color)
          props.onChange(color)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Primitives/ColorField',
  component: ColorField,
  render: (args) => <Held {...args} />,
  args: { label: 'Couleur du texte', value: '#2f4be0', onChange: fn() },
} satisfies Meta<typeof ColorField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Couleur du texte' })
    await userEvent.clear(code)
    await userEvent.type(code, '#13A')
    await expect(args.onChange).toHaveBeenLastCalledWith('#1133aa')
    await userEvent.tab()
    await expect(code).toHaveValue('#1133aa')
  },
}

export const Playground: Story = { args: { description: 'Titres et liens.' } }

export const Picked: Story = {
  play: async ({ args, canvas }) => {
    const swatch = canvas.getByLabelText('Couleur du texte : Choisir une couleur')
    await fireEvent.input(swatch, { target: { value: '#137a49' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('#137a49')
    await expect(canvas.getByRole('textbox')).toHaveValue('#137a49')
  },
}

export const NotAColor: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox')
    await userEvent.clear(code)
    await userEvent.type(code, 'bleu')
    await userEvent.tab()
    await expect(code).toHaveValue('bleu')
    await expect(code).toBeInvalid()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Dark: Story = { globals: { scheme: 'dark' } }
