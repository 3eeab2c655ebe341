import type { Meta, StoryObj } from '@storybook/react-vite'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx'

function Controlled(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value)
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(key) => {
        setValue(key)
        props.onChange(key)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Fond de l’aperçu',
    value: 'light',
    onChange: fn(),
    options: [
      { value: 'light', label: 'Clair' },
      { value: 'dark', label: 'Sombre' },
    ],
  },
  parameters: {
    guidance: {
      do: ['Use it for two to five short choices that change the view.'],
      dont: ['Do not use it for more than five, or for long texts: use a Select or a RadioGroup.'],
    },
    keys: [
      { keys: '← →', does: 'move through the choices' },
      { keys: 'Enter, Space', does: 'select' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('radio', { name: 'Sombre' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('dark')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('radio', { name: 'Sombre' })).toBeChecked()
  },
}

export const Playground: Story = {
  parameters: { variants: ['dark'] },
  args: {
    label: 'Largeur de l’aperçu',
    value: 'desktop',
    options: [
      {
        value: 'desktop',
        label: 'Ordinateur',
        icon: <Monitor size={16} aria-hidden="true" />,
        isIconOnly: true,
      },
      {
        value: 'phone',
        label: 'Téléphone',
        icon: <Smartphone size={16} aria-hidden="true" />,
        isIconOnly: true,
      },
    ],
  },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { isDisabled: true },
}
