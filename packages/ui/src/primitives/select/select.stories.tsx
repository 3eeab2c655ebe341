import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Select, type SelectProps } from './select.tsx'

function Held(props: SelectProps) {
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
  render: (args) => <Held {...args} />,
  args: { label: 'Équipe', value: 'all', options: teams, onChange: fn() },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const trigger = canvas.getByRole('button', { name: /Équipe/ })
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('sales')
    await expect(trigger).toHaveTextContent('Commerce')
  },
}

export const Playground: Story = {
  args: { value: null, description: 'Qui recevra cette signature.' },
}

export const Opened: Story = {
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

export const WithErrors: Story = { args: { value: null, errors: ['Ne peut pas être vide'] } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Dark: Story = { ...Opened, globals: { scheme: 'dark' } }
