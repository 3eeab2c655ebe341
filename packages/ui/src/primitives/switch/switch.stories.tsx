import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Switch, type SwitchProps } from './switch.tsx'

function Controlled(props: SwitchProps) {
  const [isSelected, setSelected] = useState(props.isSelected)
  return <Switch {...props} isSelected={isSelected} onChange={setSelected} />
}

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { children: 'Couleurs du service', isSelected: false, onChange: fn() },
  parameters: {
    guidance: {
      do: [
        'Use it for a setting that takes effect immediately.',
        'Name the setting, not its state: Couleurs du service.',
      ],
      dont: ['Do not use it in a form that is saved as a whole: use a Checkbox.'],
    },
    keys: [{ keys: 'Space, Enter', does: 'turns it on or off' }],
  },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Couleurs du service' })).toBeChecked()
  },
}

export const Playground: Story = { parameters: { variants: ['dark'] }, args: { isSelected: true } }

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}

export const Invalid: Story = {
  parameters: { variants: ['dark'] },
  args: { description: 'Zoom, bleu.', errors: ['Ce service n’a pas de couleurs'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      /Ce service n’a pas de couleurs/,
    )
  },
}
