import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Switch, type SwitchProps } from './switch.tsx'

function Held(props: SwitchProps) {
  const [isSelected, setSelected] = useState(props.isSelected)
  return <Switch {...props} isSelected={isSelected} onChange={setSelected} />
}

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  render: (args) => <Held {...args} />,
  args: { children: 'Couleurs du service', isSelected: false, onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Couleurs du service' })).toBeChecked()
  },
}

export const Playground: Story = { args: { isSelected: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Dark: Story = { ...Playground, globals: { scheme: 'dark' } }
