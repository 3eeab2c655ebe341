import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { TextField, type TextFieldProps } from './text-field.tsx'

function Controlled(props: TextFieldProps) {
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
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { label: 'Prénom', value: 'Camille', onChange: fn(), onBlur: fn() },
  parameters: {
    guidance: {
      do: [
        'Say in the label what to write, and in the help in which format.',
        'Set type and autoComplete, so that phones show the right keyboard.',
      ],
      dont: ['Do not put anything into the placeholder that people need while typing.'],
    },
    keys: [{ keys: 'Tab', does: 'moves to the next control' }],
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
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
  parameters: { variants: ['dark', 'phone'] },
  args: {
    label: 'Email',
    value: 'camille@exemple',
    errors: ["Mauvais format d'email", 'Déjà utilisé'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Erreur : Email' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      "Mauvais format d'email; Déjà utilisé",
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription("Mauvais format d'email; Déjà utilisé")
  },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}

export const ReadOnly: Story = {
  parameters: { variants: ['dark'] },
  args: { label: 'Domaine', value: 'exemple.fr', isReadOnly: true },
}

export const HiddenLabel: Story = { args: { isLabelHidden: true } }
