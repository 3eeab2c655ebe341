import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextField, type TextFieldProps } from './text-field.tsx'

function Held(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 360 }}>
      <TextField
        {...props}
        value={value}
        onChange={(text) => {
          setValue(text)
          props.onChange(text)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  render: (args) => <Held {...args} />,
  args: { label: 'Prénom', value: 'Camille', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'Prénom' })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.keyboard('Éloïse')
    await expect(field).toHaveValue('Éloïse')
    await expect(args.onChange).toHaveBeenLastCalledWith('Éloïse')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledTimes(1)
  },
}

export const Playground: Story = {
  args: {
    label: 'Adresse email',
    value: '',
    type: 'email',
    autoComplete: 'email',
    placeholder: 'camille@exemple.fr',
    description: 'Nous y envoyons votre code de connexion.',
    icon: <Mail size={16} aria-hidden="true" />,
  },
}

export const WithErrors: Story = {
  args: {
    label: 'Email',
    value: 'camille@exemple',
    errors: ["Mauvais format d'email", 'Déjà utilisé'],
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription("Mauvais format d'email; Déjà utilisé")
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const ReadOnly: Story = {
  args: { label: 'Domaine', value: 'exemple.fr', isReadOnly: true },
}

export const HiddenLabel: Story = { args: { isLabelHidden: true } }

export const Dark: Story = { ...WithErrors, globals: { scheme: 'dark' } }
