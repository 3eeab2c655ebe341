import type { Meta, StoryObj } from '@storybook/react-vite'
import { Send } from 'lucide-react'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { DataTable } from '../data-table/data-table.tsx'
import type { SelectedRows } from '../selection/selection.ts'
import { employeeCells, employeeId, employees, type Employee } from '../testing/employees.ts'
import { rowsOf } from '../testing/table-queries.ts'

const send = fn<(selected: SelectedRows<Employee>) => void>()

const meta = {
  title: 'Data table/Selection',
  component: DataTable<Employee>,
  tags: ['autodocs'],
  args: {
    label: 'Employés',
    rows: employees(8),
    cells: employeeCells.slice(0, 3),
    getRowId: employeeId,
    isSearchable: true,
    isSelectable: true,
    bulkActions: (selected: SelectedRows<Employee>) => (
      <Button
        variant="primary"
        icon={<Send size={16} aria-hidden="true" />}
        onPress={() => {
          send(selected)
          selected.clear()
        }}
      >
        Envoyer la signature
      </Button>
    ),
  },
  parameters: {
    guidance: {
      do: [
        'Use `isAll` and `except` if a server holds the rows: `ids` then has only the loaded ones.',
        'Clear the selection once the action has started.',
      ],
      dont: [
        'Do not delete from a bulk action without confirmation: it may affect every row that matches.',
      ],
    },
    keys: [
      { keys: 'Space', does: 'Selects the row; with Shift all rows since the last selected one' },
      { keys: 'Ctrl + A', does: 'Selects every matching row' },
    ],
  },
  beforeEach: () => void send.mockClear(),
} satisfies Meta<typeof DataTable<Employee>>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

const box = ({ canvas }: PlayContext, place: number) =>
  within(rowsOf(canvas)[place] as HTMLElement).getByRole('checkbox', {
    name: 'Sélectionner la ligne',
  })

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await context.userEvent.click(box(context, 1))
    await context.userEvent.click(box(context, 3))
    await expect(context.canvas.getByText('2 lignes sélectionnées')).toBeVisible()
    await expect(rowsOf(context.canvas)[1]).toHaveAttribute('aria-selected', 'true')
    const page = context.canvas.getByRole('checkbox', { name: 'Sélectionner les lignes affichées' })
    await expect(page).toBePartiallyChecked()
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: 'Envoyer la signature' }),
    )
    const [selected] = send.mock.calls[0] ?? []
    await expect(selected?.rows.map(({ name }) => name)).toEqual([
      'Camille Laurent',
      'Karim Benali',
    ])
    await expect(context.canvas.queryByText(/sélectionnées/)).toBeNull()
    await context.userEvent.click(box(context, 1))
  },
}

export const Playground: Story = { args: { rows: employees(60) } }

export const AllThatMatch: Story = {
  parameters: { variants: ['dark'] },
  args: { rows: employees(60) },
  name: 'Selects the page, then all matching rows, and deselects single ones',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Sélectionner les lignes affichées' }),
    )
    await expect(canvas.getByText('50 lignes sélectionnées')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Sélectionner les 60 lignes trouvées' }),
    )
    await expect(canvas.getByText('60 lignes sélectionnées')).toBeVisible()
    await userEvent.click(box(context, 0))
    await expect(canvas.getByText('59 lignes sélectionnées')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la signature' }))
    const [selected] = send.mock.calls[0] ?? []
    await expect(selected).toMatchObject({ isAll: true, count: 59, except: ['0'] })
    await expect(selected?.rows).toHaveLength(59)
    await userEvent.click(box(context, 0))
  },
}

export const DeselectedBySearch: Story = {
  args: { rows: employees(60) },
  name: 'Deselects "all matching rows" when the search changes',
  play: async (context) => {
    const { canvas, userEvent } = context
    const search = canvas.getByRole('searchbox', { name: 'Rechercher' })
    await userEvent.type(search, 'zoé')
    rowsOf(canvas)[0]?.querySelector<HTMLElement>('th')?.focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(canvas.getByText('8 lignes sélectionnées')).toBeVisible()
    await userEvent.clear(search)
    await expect(canvas.queryByText(/sélectionnée/)).toBeNull()
  },
}

export const Ranges: Story = {
  args: { rows: employees(12) },
  name: 'Selects a range with Shift, by pointer and with Space',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(box(context, 2))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(box(context, 5))
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getByText('4 lignes sélectionnées')).toBeVisible()
    rowsOf(canvas)[7]?.querySelector<HTMLElement>('th')?.focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    await expect(canvas.getByText('7 lignes sélectionnées')).toBeVisible()
  },
}
