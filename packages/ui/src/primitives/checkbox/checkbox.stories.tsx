import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

function Held(props: CheckboxProps) {
  const [isSelected, setSelected] = useState(props.isSelected)
  return <Checkbox {...props} isSelected={isSelected} onChange={setSelected} />
}

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  render: (args) => <Held {...args} />,
  args: { children: 'Envoyer une copie à l’administrateur', isSelected: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
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
  args: { isIndeterminate: true, children: 'Tous les employés' },
}

export const Disabled: Story = { args: { isDisabled: true, isSelected: true } }

export const Dark: Story = { ...Playground, globals: { scheme: 'dark' } }
