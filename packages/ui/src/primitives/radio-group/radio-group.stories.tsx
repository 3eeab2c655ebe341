import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

function Controlled(props: RadioGroupProps) {
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
  render: (args) => <Controlled {...args} />,
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
        'Use it for two to seven choices with long texts, or with a second line.',
        'Preselect the most common choice, if there is one.',
      ],
      dont: ['Do not use it for yes or no: use a Checkbox or a Switch.'],
    },
    keys: [
      { keys: '↓ ↑', does: 'select the next and the previous option' },
      { keys: 'Space', does: 'selects the focused option if none is selected yet' },
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
