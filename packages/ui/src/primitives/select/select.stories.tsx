import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Select, type SelectProps } from './select.tsx'

function Controlled(props: SelectProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 320 }}>
      <Select
        {...props}
        value={value}
        onChange={(key) => {
          setValue(key)
          props.onChange(key)
        }}
      />
    </div>
  )
}

const teams = [
  { value: 'all', label: 'Toutes les équipes' },
  { value: 'sales', label: 'Commerce', description: '18 employés' },
  { value: 'support', label: 'Support client', description: '12 employés' },
  { value: 'old', label: 'Ancienne équipe', isDisabled: true },
]

const meta = {
  title: 'Primitives/Select',
  component: Select,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { label: 'Équipe', value: 'all', options: teams, onChange: fn() },
  parameters: {
    guidance: {
      do: ['Use it for six to about twenty known options.', 'Put a likely option first.'],
      dont: ['Do not use it if typing is faster: use a Combobox.'],
    },
    keys: [
      { keys: 'Enter, Space, ↓', does: 'open the list' },
      { keys: '↓ ↑, letters', does: 'move through it' },
      { keys: 'Enter', does: 'selects' },
      { keys: 'Esc', does: 'closes it' },
    ],
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const trigger = canvas.getByRole('button', { name: /Équipe/ })
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('sales')
    await expect(trigger).toHaveTextContent('Commerce')
  },
}

export const Playground: Story = {
  args: { value: null, description: 'Qui recevra cette signature.' },
}

export const Opened: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('option', { name: 'Ancienne équipe' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Fonts: Story = {
  args: {
    label: 'Police',
    value: 'Verdana',
    options: ['Verdana', 'Georgia', 'Courier New'].map((font) => ({
      value: font,
      label: font,
      style: { fontFamily: font },
    })),
  },
}

export const WithErrors: Story = {
  parameters: { variants: ['dark'] },
  args: { value: null, errors: ['Ne peut pas être vide'] },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}
