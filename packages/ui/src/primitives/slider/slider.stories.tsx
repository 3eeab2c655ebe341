import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Slider, type SliderProps } from './slider.tsx'

function Controlled(props: SliderProps) {
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
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { label: 'Niveau', value: 4, onChange: fn() },
  parameters: {
    guidance: {
      do: [
        'Use it if seeing the effect matters more than the number: a width, a level.',
        'Show the number entry if the exact value matters too.',
      ],
      dont: ['Do not use it for a number that people know by heart: use a NumberField.'],
    },
    keys: [
      { keys: '← → ↑ ↓', does: 'one step less or more' },
      { keys: 'Page Up, Page Down', does: 'a larger step' },
      { keys: 'Home, End', does: 'set the minimum and the maximum' },
    ],
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
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
  parameters: { variants: ['dark'] },
  args: {
    label: 'Largeur du logo',
    description: 'De 50 à 400 px.',
    value: 120,
    min: 50,
    max: 400,
    unit: 'px',
  },
}

export const TwoLines: Story = {
  name: 'wraps a long label, with the value on its last line',
  args: {
    ...Playground.args,
    description: undefined,
    label: 'Espace entre le logo et le texte qui se trouve à côté de lui',
  },
  render: (args) => (
    <div style={{ width: 160 }}>
      <Controlled {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const range = document.createRange()
    range.selectNodeContents(canvas.getByText(/^Espace entre/))
    const lines = [...range.getClientRects()]
    await expect(lines.length).toBeGreaterThan(1)
    const value = canvas.getByText('120 px').getBoundingClientRect()
    const last = lines.at(-1)?.bottom ?? 0
    await expect(Math.abs(value.bottom - last)).toBeLessThan(4)
  },
}

export const WithErrors: Story = {
  parameters: { variants: ['dark'] },
  args: { ...Playground.args, errors: ['Le logo dépasse la bannière'] },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Largeur du logo' })
    await expect(slider).toBeInvalid()
    await expect(slider).toHaveAccessibleDescription('De 50 à 400 px. Le logo dépasse la bannière')
  },
}

export const Disabled: Story = {
  parameters: { variants: ['dark'] },
  args: { ...Playground.args, isDisabled: true },
}

export const NumberEntry: Story = {
  args: { ...Playground.args, hasNumberEntry: true, onChangeEnd: fn() },
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    const entry = canvas.getByRole('textbox', { name: 'Largeur du logo' })
    const slider = canvas.getByRole('slider', { name: 'Largeur du logo' })
    await userEvent.clear(entry)
    await userEvent.type(entry, '180{Enter}')
    await expect(slider).toHaveValue('180')
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(180)
    await userEvent.clear(entry)
    await userEvent.type(entry, '9000')
    await userEvent.tab()
    await expect(slider).toHaveValue('400')
    await expect(entry).toHaveValue('400')
    await userEvent.clear(entry)
    await userEvent.tab()
    await expect(slider).toHaveValue('400')
    await userEvent.click(entry)
    await userEvent.keyboard('{ArrowDown}')
    await expect(slider).toHaveValue('399')
  },
}
