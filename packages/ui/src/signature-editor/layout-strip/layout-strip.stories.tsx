import type { LayoutKey } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { iconsBaseUrl } from '../../testing/signature/icons-base-url.ts'
import { LayoutStrip } from './layout-strip.tsx'

const meta: Meta<typeof LayoutStrip> = {
  title: 'Editor/LayoutStrip',
  component: LayoutStrip,
  tags: ['autodocs'],
  parameters: {
    guidance: {
      do: ['Show the user’s own data: users pick a layout by how their data looks in it.'],
      dont: ['List more than a handful of designs: the strip scrolls sideways.'],
    },
    keys: [
      { keys: 'Tab', does: 'Moves to the selected layout.' },
      { keys: '← →', does: 'Selects the next or previous layout.' },
    ],
  },
  args: {
    data: sampleSignature,
    selected: 'layout1',
    onSelect: fn(),
    options: { iconsBaseUrl },
  },
  render: function Selecting({ selected, onSelect, ...args }) {
    const [key, setKey] = useState<LayoutKey>(selected)
    return (
      <LayoutStrip
        {...args}
        selected={key}
        onSelect={(next) => {
          onSelect(next)
          setKey(next)
        }}
      />
    )
  },
}
export default meta

type Story = StoryObj<typeof LayoutStrip>

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = { args: { selected: 'layout-art-f' } }

export const SelectsByClick: Story = {
  name: '[2.2.08] [2.2.09] selects a layout by a click on its thumbnail and marks it with a check',
  play: async ({ canvas, args }) => {
    const [, second, , fourth] = canvas.getAllByRole<HTMLInputElement>('radio')
    const mark = () => canvas.getByTestId('layout-check').closest('label')
    await userEvent.click(within(labelOf(fourth)).getByText(/./))
    await expect(args.onSelect).toHaveBeenLastCalledWith('layout-art-f')
    await expect(fourth).toBeChecked()
    await expect(mark()).toBe(labelOf(fourth))
    await userEvent.click(labelOf(second))
    await expect(args.onSelect).toHaveBeenLastCalledWith('layout2')
    await expect(mark()).toBe(labelOf(second))
  },
}

export const SelectsByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const [first, second] = canvas.getAllByRole<HTMLInputElement>('radio')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    await expect(second).toBeChecked()
  },
}

function labelOf(radio: HTMLInputElement | undefined): HTMLElement {
  const label = radio?.closest('label')
  if (!label) throw new Error('Every layout is a radio button inside its label.')
  return label
}
