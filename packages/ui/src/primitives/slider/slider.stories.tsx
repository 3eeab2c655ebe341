import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Slider, type SliderProps } from './slider.tsx'

function Held(props: SliderProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 320 }}>
      <Slider {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  render: (args) => <Held {...args} />,
  args: { label: 'Niveau', value: 4, onChange: fn() },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[1.5.29, 1.9.06] ranges from 1 to 10 by default',
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Niveau' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(slider).toHaveValue('5')
    await userEvent.keyboard('{Home}')
    await expect(slider).toHaveValue('1')
    await userEvent.keyboard('{End}')
    await expect(slider).toHaveValue('10')
  },
}

export const Playground: Story = {
  args: { label: 'Largeur du logo', value: 120, min: 50, max: 400, unit: 'px' },
}

export const Disabled: Story = { args: { ...Playground.args, isDisabled: true } }

export const Dark: Story = { ...Playground, globals: { scheme: 'dark' } }
