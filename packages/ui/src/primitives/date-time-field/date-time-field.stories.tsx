import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { DateTimeField, type DateTimeFieldProps } from './date-time-field.tsx'
import { fromLocalText } from './local-time.ts'

function Controlled(props: DateTimeFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 320 }}>
      <DateTimeField
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next)
          props.onChange(next)
        }}
      />
    </div>
  )
}

const start = fromLocalText('2026-12-01T09:00')

const meta = {
  title: 'Primitives/DateTimeField',
  component: DateTimeField,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { label: 'Début de la campagne', value: start, onChange: fn() },
  parameters: {
    guidance: {
      do: [
        'Use it for a point in time: the start of a campaign, an appointment.',
        'Set min and max if only a period makes sense, and check them on the server too.',
      ],
      dont: ['Do not use it for a date of birth: three fields are faster to fill in.'],
    },
    keys: [
      { keys: '← →', does: 'move through day, month, year, hour and minute' },
      { keys: '↑ ↓, digits', does: 'change the focused part' },
      { keys: 'Space', does: 'opens the calendar' },
    ],
  },
} satisfies Meta<typeof DateTimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Début de la campagne')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('type', 'datetime-local')
    await expect(field).toHaveValue('2026-12-01T09:00')
    await fireEvent.change(field, { target: { value: '2026-12-08T14:30' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(fromLocalText('2026-12-08T14:30'))
    await expect(field).toHaveValue('2026-12-08T14:30')
    await fireEvent.change(field, { target: { value: '' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const Playground: Story = { args: { description: 'À l’heure de Paris' } }

export const Empty: Story = { args: { value: null } }

export const Bounded: Story = {
  args: {
    min: fromLocalText('2026-12-01T00:00') ?? 0,
    max: fromLocalText('2026-12-31T23:59') ?? 0,
    description: 'En décembre 2026',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Début de la campagne')
    await expect(field).toHaveAttribute('min', '2026-12-01T00:00')
    await expect(field).toHaveAttribute('max', '2026-12-31T23:59')
  },
}

export const Invalid: Story = {
  args: { errors: ['La fin doit suivre le début'] },
  parameters: { variants: ['dark'] },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}

export const ReadOnly: Story = {
  parameters: { variants: ['dark'] },
  args: { isReadOnly: true },
}
