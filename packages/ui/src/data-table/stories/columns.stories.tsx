import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { DataTable } from '../data-table/data-table.tsx'
import { employeeCells, employeeId, employees, type Employee } from '../testing/employees.ts'
import { headingsOf } from '../testing/table-queries.ts'

const meta = {
  title: 'Data table/Columns',
  component: DataTable<Employee>,
  tags: ['autodocs'],
  args: {
    label: 'Employés',
    rows: employees(6),
    cells: employeeCells,
    getRowId: employeeId,
    isAdjustable: true,
  },
  parameters: {
    guidance: {
      do: ['Set a different `rememberAs` for each table, so that users adjust it only once.'],
      dont: ['Do not let users adjust a table of three columns.'],
    },
    keys: [
      { keys: 'Ctrl + Left, Ctrl + Right', does: 'On a heading: moves the column' },
      {
        keys: 'Shift + Left, Shift + Right',
        does: 'On a heading: makes the column narrower or wider',
      },
      { keys: 'F2', does: 'On a heading: moves to its sort button, and with Tab to its edge' },
    ],
  },
} satisfies Meta<typeof DataTable<Employee>>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Colonnes' }))
  return within(canvas.getByRole('region', { name: 'Colonnes' }))
}

const heading = ({ canvas }: PlayContext, name: string) =>
  canvas.getByRole('columnheader', { name })

const declared = ['Nom', 'Poste', 'Équipe', 'Emails par jour', 'Arrivée']

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const panel = await open(context)
    await expect(panel.getAllByRole('listitem')).toHaveLength(5)
    await expect(panel.getByRole('button', { name: 'Déplacer Nom vers la gauche' })).toBeDisabled()
  },
}

export const Playground: Story = { args: { isSelectable: true, isSearchable: true } }

export const Hidden: Story = {
  name: 'Hides all columns but the last one, and shows them again',
  play: async (context) => {
    const panel = await open(context)
    for (const title of ['Poste', 'Équipe', 'Emails par jour', 'Arrivée'])
      await context.userEvent.click(panel.getByRole('checkbox', { name: `Afficher ${title}` }))
    await expect(headingsOf(context.canvas)).toEqual(['Nom'])
    await expect(context.canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '1')
    await expect(panel.getByRole('checkbox', { name: 'Afficher Nom' })).toBeDisabled()
    await context.userEvent.click(panel.getByRole('button', { name: 'Rétablir les colonnes' }))
    await expect(headingsOf(context.canvas)).toEqual(declared)
  },
}

export const MovedInTheList: Story = {
  play: async (context) => {
    const panel = await open(context)
    await context.userEvent.click(
      panel.getByRole('button', { name: 'Déplacer Équipe vers la gauche' }),
    )
    await context.userEvent.click(
      panel.getByRole('button', { name: 'Déplacer Équipe vers la gauche' }),
    )
    await expect(headingsOf(context.canvas)).toEqual([
      'Équipe',
      'Nom',
      'Poste',
      'Emails par jour',
      'Arrivée',
    ])
  },
}

export const MovedByKeys: Story = {
  play: async (context) => {
    heading(context, 'Poste').focus()
    await context.userEvent.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}')
    await expect(headingsOf(context.canvas)).toEqual([
      'Nom',
      'Équipe',
      'Emails par jour',
      'Poste',
      'Arrivée',
    ])
    await expect(heading(context, 'Poste')).toHaveFocus()
  },
}

/** Returns the options of a mouse pointer event at an x coordinate. */
const pointer = (clientX: number) => ({ clientX, pointerId: 1, pointerType: 'mouse', button: 0 })

const middle = (element: HTMLElement) => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

export const MovedByPointer: Story = {
  name: 'Moves a column by dragging its heading, without sorting by it',
  play: async (context) => {
    const name = heading(context, 'Nom')
    // A synthetic pointer cannot be captured.
    name.setPointerCapture = () => undefined
    const end = middle(heading(context, 'Équipe'))
    await fireEvent.pointerDown(name, pointer(middle(name)))
    await fireEvent.pointerMove(name, pointer(end))
    await waitFor(() => expect(heading(context, 'Équipe')).toHaveAttribute('data-drop'))
    await fireEvent.pointerUp(name, pointer(end))
    await fireEvent.click(within(name).getByRole('button'))
    await expect(headingsOf(context.canvas)).toEqual([
      'Poste',
      'Équipe',
      'Nom',
      'Emails par jour',
      'Arrivée',
    ])
    await expect(heading(context, 'Nom')).not.toHaveAttribute('aria-sort')
  },
}

export const ResizedByKeys: Story = {
  play: async (context) => {
    const name = heading(context, 'Nom')
    const before = name.offsetWidth
    name.focus()
    await context.userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect(name.offsetWidth).toBe(before + 32)
    const edge = context.canvas.getByRole('separator', { name: 'Largeur de Nom' })
    edge.focus()
    await context.userEvent.keyboard('{ArrowLeft}')
    await expect(name.offsetWidth).toBe(before + 16)
    await expect(edge).toHaveAttribute('aria-valuenow', String(before + 16))
  },
}

export const ResizedByPointer: Story = {
  name: 'Resizes a column at its edge; a double click restores its width',
  play: async (context) => {
    const name = heading(context, 'Nom')
    const before = name.offsetWidth
    const edge = context.canvas.getByRole('separator', { name: 'Largeur de Nom' })
    edge.setPointerCapture = () => undefined
    await fireEvent.pointerDown(edge, pointer(500))
    await fireEvent.pointerMove(edge, pointer(560))
    await waitFor(() => expect(name.offsetWidth).toBe(before + 60))
    await fireEvent.lostPointerCapture(edge, pointer(560))
    await waitFor(() => expect(edge).not.toHaveAttribute('data-active'))
    await fireEvent.pointerMove(edge, pointer(700))
    // Pointer moves are rendered with a short delay.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(name.offsetWidth).toBe(before + 60)
    await context.userEvent.dblClick(edge)
    await waitFor(() => expect(name.offsetWidth).toBe(before))
  },
}

export const Pinned: Story = {
  name: 'Pins columns to both sides; the others scroll between them',
  args: {
    isSelectable: true,
    cells: employeeCells.map((cell) => ({ ...cell, width: '320px' })),
    actions: ({ name }: Employee) => <Button aria-label={`Voir ${name}`}>Voir</Button>,
  },
  parameters: { variants: ['dark'] },
  play: async (context) => {
    const panel = await open(context)
    await context.userEvent.selectOptions(
      panel.getByRole('combobox', { name: 'Épingler Équipe' }),
      'start',
    )
    await context.userEvent.selectOptions(
      panel.getByRole('combobox', { name: 'Épingler Nom' }),
      'start',
    )
    await context.userEvent.selectOptions(
      panel.getByRole('combobox', { name: 'Épingler Poste' }),
      'end',
    )
    await expect(headingsOf(context.canvas)).toEqual([
      'Sélectionner les lignes affichées',
      'Équipe',
      'Nom',
      'Emails par jour',
      'Arrivée',
      'Poste',
      'Actions',
    ])
    const box = context.canvas.getByRole('grid').parentElement as HTMLElement
    await waitFor(() => expect(box).toHaveAttribute('data-overflows'))
    const places = () =>
      ['Équipe', 'Nom', 'Poste'].map(
        (title) => heading(context, title).getBoundingClientRect().left,
      )
    const before = places()
    box.scrollLeft = 200
    await waitFor(() => expect(box.scrollLeft).toBe(200))
    await expect(places()).toEqual(before)
    const actions = heading(context, 'Actions').getBoundingClientRect()
    await expect(heading(context, 'Poste').getBoundingClientRect().right).toBeCloseTo(
      actions.left,
      0,
    )
  },
}

function Reopened(props: Parameters<typeof DataTable<Employee>>[0]) {
  const [visit, setVisit] = useState(1)
  return (
    <>
      <Button onPress={() => setVisit(visit + 1)}>Revenir demain</Button>
      <DataTable key={visit} {...props} />
    </>
  )
}

export const Declared: Story = {
  name: 'Starts as the cells declare: some columns hidden, some pinned',
  args: {
    cells: employeeCells.map((cell) => ({
      ...cell,
      ...(cell.key === 'team' && { pinned: 'start' as const }),
      ...(cell.key === 'hired' && { isHidden: true }),
    })),
  },
  play: async (context) => {
    await expect(headingsOf(context.canvas)).toEqual(['Équipe', 'Nom', 'Poste', 'Emails par jour'])
    const panel = await open(context)
    await context.userEvent.click(panel.getByRole('checkbox', { name: 'Afficher Arrivée' }))
    await context.userEvent.click(panel.getByRole('button', { name: 'Rétablir les colonnes' }))
    await expect(headingsOf(context.canvas)).toEqual(['Équipe', 'Nom', 'Poste', 'Emails par jour'])
  },
}

export const Remembered: Story = {
  args: { rememberAs: 'story-employees' },
  render: (args) => <Reopened {...args} />,
  beforeEach: () => localStorage.removeItem('ph-table:story-employees'),
  play: async (context) => {
    const panel = await open(context)
    await context.userEvent.click(panel.getByRole('checkbox', { name: 'Afficher Poste' }))
    heading(context, 'Arrivée').focus()
    await context.userEvent.keyboard('{Control>}{ArrowLeft}{/Control}')
    const left = ['Nom', 'Équipe', 'Arrivée', 'Emails par jour']
    await expect(headingsOf(context.canvas)).toEqual(left)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Revenir demain' }))
    await expect(headingsOf(context.canvas)).toEqual(left)
  },
}
