import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import type { DataTableCell } from '../cells.ts'
import { DataTable } from '../data-table/data-table.tsx'
import type { DataTableProps } from '../data-table/data-table.types.ts'
import { employeeId, employees, type Employee } from '../testing/employees.ts'
import { tableKeys } from '../testing/table-keys.ts'
import { rowsOf } from '../testing/table-queries.ts'

const act = fn()

const cells: DataTableCell<Employee>[] = [
  { key: 'name', title: 'Nom', width: 200 },
  { key: 'position', title: 'Poste', width: 200 },
  { key: 'team', title: 'Équipe' },
]

const meta = {
  title: 'Data table/Keyboard',
  component: DataTable<Employee>,
  tags: ['autodocs'],
  args: {
    label: 'Employés',
    rows: employees(12),
    cells,
    getRowId: employeeId,
    actions: ({ name }: Employee) => (
      <>
        <IconButton label={`Modifier ${name}`} hasTooltip={false} onPress={() => act('edit', name)}>
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Supprimer ${name}`}
          hasTooltip={false}
          onPress={() => act('delete', name)}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </>
    ),
  },
  render: (args) => (
    <>
      <button type="button">Avant</button>
      <DataTable {...args} />
      <button type="button">Après</button>
    </>
  ),
  parameters: {
    guidance: {
      do: ['Let the table move focus: cell contents need no code for it.'],
      dont: ['Do not put controls that use Escape themselves into a cell.'],
    },
    keys: tableKeys,
  },
  beforeEach: () => void act.mockClear(),
} satisfies Meta<typeof DataTable<Employee>>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

const cell = ({ canvas }: PlayContext, row: number, column: number) =>
  (row === 0 ? canvas.getAllByRole('row')[0] : rowsOf(canvas)[row - 1])?.children[
    column
  ] as HTMLElement

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  name: 'Moves between cells, and in and out of their controls',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Avant' }))
    await userEvent.tab()
    await expect(cell(context, 0, 0)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{Enter}{Enter}')
    await expect(act).toHaveBeenCalledWith('edit', 'Camille Laurent')
    await userEvent.keyboard('{Escape}{ArrowLeft}')
    await expect(cell(context, 2, 2)).toHaveFocus()
  },
}

export const Playground: Story = { args: { isSelectable: true, isAdjustable: true } }

export const Moves: Story = {
  name: 'Moves with arrows, Home, End, Page Up and Page Down, but never out of the grid',
  play: async (context) => {
    const { userEvent } = context
    cell(context, 1, 1).focus()
    await userEvent.keyboard('{End}')
    await expect(cell(context, 1, 3)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Home}')
    await expect(cell(context, 1, 0)).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(cell(context, 12, 3)).toHaveFocus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(cell(context, 0, 0)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(cell(context, 0, 0)).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(document.activeElement).not.toBe(cell(context, 0, 0)))
    await userEvent.keyboard('{PageUp}')
    await expect(cell(context, 1, 0)).toHaveFocus()
  },
}

export const EntersACell: Story = {
  name: 'Enters a cell with Enter or F2, moves on with Tab, and leaves with Escape',
  play: async (context) => {
    const { canvas, userEvent } = context
    cell(context, 2, 3).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Modifier Camille Laurent' })).toHaveFocus()
    await userEvent.tab()
    const remove = canvas.getByRole('button', { name: 'Supprimer Camille Laurent' })
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(act).toHaveBeenCalledWith('delete', 'Camille Laurent')
    await userEvent.keyboard('{Escape}')
    await expect(cell(context, 2, 3)).toHaveFocus()
    await userEvent.keyboard('{F2}')
    await expect(canvas.getByRole('button', { name: 'Modifier Camille Laurent' })).toHaveFocus()
    await userEvent.keyboard('{F2}')
    await expect(cell(context, 2, 3)).toHaveFocus()
  },
}

export const Sorts: Story = {
  name: 'Sorts with Enter on a heading, and by more columns with Shift',
  play: async (context) => {
    const { canvas, userEvent } = context
    cell(context, 0, 2).focus()
    await userEvent.keyboard('{Enter}')
    await expect(cell(context, 0, 2)).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{ArrowLeft}{Shift>}{Enter}{/Shift}')
    await expect(canvas.getByRole('columnheader', { name: 'Poste, Tri numéro 2' })).toHaveFocus()
    await expect(canvas.getByRole('columnheader', { name: 'Équipe, Tri numéro 1' })).toBeVisible()
  },
}

function Deletable(props: DataTableProps<Employee>) {
  const [rows, setRows] = useState(props.rows ?? [])
  return (
    <DataTable
      {...props}
      load={undefined}
      amend={undefined}
      rows={rows}
      actions={(row) => (
        <IconButton
          label={`Supprimer ${row.name}`}
          hasTooltip={false}
          onPress={() => setRows(rows.filter(({ id }) => id !== row.id))}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      )}
    />
  )
}

export const RowRemoved: Story = {
  name: 'Keeps its position when the focused row is removed',
  render: (args) => <Deletable {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    cell(context, 3, 3).focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(rowsOf(canvas)).toHaveLength(11))
    await expect(cell(context, 3, 3)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(cell(context, 2, 3)).toHaveFocus()
  },
}
