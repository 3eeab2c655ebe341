import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

function Controlled(props: CheckboxProps) {
  const [isSelected, setSelected] = useState(props.isSelected)
  return <Checkbox {...props} isSelected={isSelected} onChange={setSelected} />
}

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { children: 'Envoyer une copie à l’administrateur', isSelected: false, onChange: fn() },
  parameters: {
    guidance: {
      do: [
        'Word the label so that checking it means yes.',
        'Take it in forms that are saved as a whole.',
      ],
      dont: ['Do not use it for settings that take effect immediately: use a Switch.'],
    },
    keys: [{ keys: 'Space', does: 'checks or unchecks it' }],
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(
      canvas.getByRole('checkbox', { name: 'Envoyer une copie à l’administrateur' }),
    ).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

export const Playground: Story = { args: { isSelected: true } }

export const Indeterminate: Story = {
  parameters: { variants: ['dark'] },
  args: { isIndeterminate: true, children: 'Tous les employés' },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true, isSelected: true },
}

export const Invalid: Story = {
  parameters: { variants: ['dark'] },
  args: {
    children: 'J’accepte les conditions',
    description: 'Elles s’ouvrent dans un nouvel onglet.',
    errors: ['Ne peut pas être vide'],
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'J’accepte les conditions' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(/Ne peut pas être vide/)
  },
}

export const ReadOnly: Story = {
  parameters: { variants: ['dark'] },
  args: { isSelected: true, isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
