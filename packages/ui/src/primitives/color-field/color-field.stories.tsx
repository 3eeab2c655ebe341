import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { ColorField, type ColorFieldProps } from './color-field.tsx'

function Controlled(props: ColorFieldProps) {
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
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { label: 'Couleur du texte', value: '#2f4be0', onChange: fn() },
  parameters: {
    guidance: {
      do: ['Set `contrastWith` for the color of text.'],
      dont: ['Do not use it for a choice among a few brand colors: show these as options.'],
    },
    keys: [
      { keys: 'Tab', does: 'moves from the swatch to the code' },
      { keys: 'Enter, Space', does: 'on the swatch, opens the system’s color picker' },
    ],
  },
} satisfies Meta<typeof ColorField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Couleur du texte' })
    await userEvent.tab()
    await expect(canvas.getByLabelText('Couleur du texte : Choisir une couleur')).toHaveFocus()
    await userEvent.tab()
    await expect(code).toHaveFocus()
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
  parameters: { variants: ['dark'] },
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

export const Invalid: Story = {
  args: { value: '#f0b35e', errors: ['Trop claire pour un texte sur fond blanc'] },
  parameters: { variants: ['dark'] },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Couleur du texte' })
    await expect(code).toBeInvalid()
    await expect(code).toHaveAccessibleDescription('Trop claire pour un texte sur fond blanc')
    await userEvent.clear(code)
    await userEvent.type(code, 'ocre')
    await expect(code).toHaveAccessibleDescription(/; Trop claire pour un texte sur fond blanc$/)
    await userEvent.clear(code)
    await userEvent.type(code, '#f0b35e')
    await userEvent.tab()
  },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}

export const Contrast: Story = {
  parameters: { variants: ['dark', 'phone'] },
  args: { value: '#f0b35e', contrastWith: { light: '#ffffff', dark: '#1f1f1f' } },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Couleur du texte' })
    await expect(code).toHaveAccessibleDescription(
      'Sur fond clair : 1,8:1, peu lisible Sur fond sombre : 8,8:1, lisible',
    )
    await userEvent.clear(code)
    await userEvent.type(code, '#767676')
    await expect(canvas.getByText('Sur fond clair : 4,5:1, lisible')).toBeVisible()
    await expect(canvas.getByText('Sur fond sombre : 3,6:1, lisible en grand')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  parameters: { variants: ['dark'] },
  args: { isReadOnly: true },
}
