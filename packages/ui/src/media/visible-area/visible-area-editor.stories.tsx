import { narrow } from '../../testing/narrow.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import type { AreaFractions } from './area-geometry.ts'
import { VisibleAreaEditor, type VisibleAreaEditorProps } from './visible-area-editor.tsx'

function Controlled(props: VisibleAreaEditorProps) {
  const [value, setValue] = useState(props.value)
  return (
    <VisibleAreaEditor
      {...props}
      value={value}
      onChange={(area) => {
        setValue(area)
        props.onChange(area)
      }}
    />
  )
}

const turned = new URL('../../testing/media/videos/turned.mp4', import.meta.url).href
const upright = new URL('../../testing/media/videos/index-in-front.mp4', import.meta.url).href

const meta = {
  title: 'Media/VisibleAreaEditor',
  component: VisibleAreaEditor,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  decorators: [narrow],
  args: {
    label: 'Partie visible',
    video: { src: turned, width: 320, height: 240 },
    value: null,
    onChange: fn(),
  },
  parameters: {
    guidance: {
      do: [
        'Pass the video’s size as displayed, which `inspectVideo` reads.',
        'Store the fractions; the video itself stays as it is.',
      ],
      dont: ['Do not use it for images: `CropDialog` crops those.'],
    },
    keys: [
      { keys: 'Tab', does: 'Moves to the frame, then to the buttons' },
      { keys: 'Arrows', does: 'Move the frame' },
      { keys: '+, −, Shift + arrows', does: 'Resize the frame' },
    ],
  },
} satisfies Meta<typeof VisibleAreaEditor>

export default meta
type Story = StoryObj<typeof meta>

const lastArea = (args: VisibleAreaEditorProps) =>
  (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as AreaFractions

/**
 * Presses on an element, moves by this many pixels and releases; a later move must have no effect.
 */
async function drag(element: Element, by: { x: number; y: number }, pointerType = 'mouse') {
  const { left, top } = element.getBoundingClientRect()
  const start = { clientX: left + 8, clientY: top + 8, isPrimary: true, pointerId: 1, pointerType }
  // A synthetic pointer cannot be captured.
  const frame = element.closest('[role="application"]') as HTMLElement
  frame.setPointerCapture = () => undefined
  const end = { ...start, clientX: start.clientX + by.x, clientY: start.clientY + by.y }
  await fireEvent.pointerDown(element, { ...start, button: 0 })
  await fireEvent.pointerMove(frame, end)
  await fireEvent(frame, new PointerEvent('lostpointercapture', { ...end, bubbles: true }))
  await fireEvent.pointerMove(frame, { ...end, clientX: 0 })
}

export const Default: Story = {
  name: '[3.9.10] starts with the largest frame of 3:4 in the middle',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('application', { name: 'Cadre visible' })
    const { width, height } = frame.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(3 / 4, 1)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Largeur 56 %, à 22 % du bord gauche et à 0 % du haut',
    )
  },
}

export const Playground: Story = {
  args: {
    video: { src: upright, width: 240, height: 320 },
    value: { x: 0.25, y: 0.1, width: 0.5, height: 0.5 },
  },
}

export const Keyboard: Story = {
  name: 'moves and resizes the frame by keys',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('application')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(lastArea(args).x).toBeCloseTo(0.21875 + 0.04)
    await userEvent.keyboard('---{Shift>}{ArrowDown}{/Shift}')
    await expect(lastArea(args).width).toBeCloseTo(0.5625 - 0.08)
    await expect(canvas.getByRole('status')).toHaveTextContent('Largeur 48 %')
    await userEvent.click(canvas.getByRole('button', { name: 'Agrandir et centrer' }))
    await expect(lastArea(args)).toEqual({ x: 0.21875, y: 0, width: 0.5625, height: 1 })
  },
}

export const Pointer: Story = {
  name: 'moves the frame with a mouse, and resizes it by a corner with a finger',
  play: async ({ args, canvas }) => {
    const frame = canvas.getByRole('application')
    const stage = (frame.parentElement as HTMLElement).getBoundingClientRect()
    await drag(frame, { x: stage.width / 10, y: 40 })
    await expect(lastArea(args).x).toBeCloseTo(0.31875)
    await expect(lastArea(args).y).toBe(0)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('à 32 % du bord'))
    await drag(
      frame.querySelector('[data-corner="se"]') as Element,
      { x: -200, y: -stage.height / 2 },
      'touch',
    )
    await expect(lastArea(args).height).toBeLessThan(0.8)
    await expect(lastArea(args).x).toBeCloseTo(0.31875)
  },
}
