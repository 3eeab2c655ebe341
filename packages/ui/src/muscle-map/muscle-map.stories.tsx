import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { MuscleMap, type MuscleMapProps } from './muscle-map.tsx'

function Controlled(props: MuscleMapProps) {
  const [value, setValue] = useState(props.value ?? [])
  return (
    <MuscleMap
      {...props}
      value={value}
      onChange={(groups) => {
        setValue(groups)
        props.onChange?.(groups)
      }}
    />
  )
}

const meta = {
  title: 'Muscle map/MuscleMap',
  component: MuscleMap,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { label: 'Muscles travaillés', sex: 'female', value: ['glutes'], onChange: fn() },
  parameters: {
    guidance: {
      do: [
        'Use it where people think of a place on the body rather than of a word.',
        'Show the load of a training with `intensity`, which also says it in words.',
      ],
      dont: ['Do not use it for medical findings: the drawings are too coarse.'],
    },
    keys: [
      { keys: 'Tab', does: 'moves to the buttons' },
      { keys: 'Left, Right', does: 'moves from group to group' },
      { keys: 'Space, Enter', does: 'selects the group, or unselects it' },
    ],
  },
} satisfies Meta<typeof MuscleMap>

export default meta
type Story = StoryObj<typeof meta>

const region = (canvasElement: HTMLElement, group: string): SVGPathElement => {
  const found = canvasElement.querySelector<SVGPathElement>(`path[data-group="${group}"]`)
  if (!found) throw new Error(`The picture shows no ${group}`)
  return found
}

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(region(canvasElement, 'quads'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['glutes', 'quads'])
    await expect(canvas.getByRole('button', { name: 'Quadriceps' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(region(canvasElement, 'quads'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['glutes'])
  },
}

export const Playground: Story = {
  parameters: { variants: ['dark'] },
  args: { sex: 'male', value: ['pecs', 'shoulders', 'triceps'] },
}

export const Single: Story = {
  args: { selectionMode: 'single', value: ['pecs'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(region(canvasElement, 'biceps'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['biceps'])
    await expect(canvas.getByRole('radio', { name: 'Biceps' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Pectoraux' })).not.toBeChecked()
  },
}

export const Keyboard: Story = {
  args: { value: [] },
  parameters: { keepsFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
    await expect(canvas.getByRole('button', { name: 'Pectoraux' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith(['pecs'])
  },
}

/** A map without `onChange`, which makes it read-only. */
const shown = ({ label, sex, value, intensity }: MuscleMapProps) => (
  <MuscleMap label={label} sex={sex} value={value} intensity={intensity} />
)

export const Intensity: Story = {
  render: shown,
  parameters: { variants: ['dark', 'phone'] },
  args: {
    sex: 'male',
    value: [],
    intensity: { quads: 1, glutes: 0.75, hamstrings: 0.5, calves: 0.25, abdominals: 0.1 },
  },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(facts).toEqual([
      'Quadriceps : 100 %',
      'Fessiers : 75 %',
      'Ischio-jambiers : 50 %',
      'Mollets : 25 %',
      'Abdominaux : 10 %',
    ])
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Empty: Story = {
  render: shown,
  args: { value: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun muscle choisi')).toBeVisible()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(region(canvasElement, 'quads'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
