import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

function Held(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value)
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  render: (args) => <Held {...args} />,
  args: {
    label: 'Qui reçoit cette signature ?',
    value: 'team',
    onChange: fn(),
    options: [
      { value: 'all', label: 'Toute l’organisation' },
      { value: 'team', label: 'Une équipe', description: '18 employés dans Commerce' },
      { value: 'one', label: 'Une seule personne' },
    ],
  },
  parameters: {
    guidance: {
      do: [
        'Take it for two to seven choices whose texts need room, or a second line.',
        'Choose one beforehand where one is the usual one.',
      ],
      dont: ['Do not take it for yes or no: that is a Checkbox or a Switch.'],
    },
    keys: [
      { keys: '↓ ↑', does: 'choose the option after and before' },
      { keys: 'Space', does: 'chooses where none is chosen yet' },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Une équipe' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Une seule personne' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('one')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('all')
  },
}

export const Playground: Story = { args: { description: 'Vous pourrez en changer plus tard.' } }

export const Horizontal: Story = {
  args: {
    label: 'Fréquence',
    orientation: 'horizontal',
    value: 'week',
    options: [
      { value: 'day', label: 'Chaque jour' },
      { value: 'week', label: 'Chaque semaine' },
      { value: 'month', label: 'Chaque mois', isDisabled: true },
    ],
  },
  parameters: { variants: ['phone'] },
}

export const Invalid: Story = {
  args: { value: null, errors: ['Ne peut pas être vide'] },
  parameters: { variants: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Ne peut pas être vide',
    )
  },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}

export const ReadOnly: Story = {
  parameters: { variants: ['dark'] },
  args: { isReadOnly: true },
}
