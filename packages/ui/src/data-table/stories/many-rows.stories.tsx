import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DataTable } from '../data-table/data-table.tsx'
import { employeeCells, employeeId, employees, type Employee } from '../testing/employees.ts'
import { tableKeys } from '../testing/table-keys.ts'
import { namesOf, rowsOf } from '../testing/table-queries.ts'

const people = employees(10_000)

const meta = {
  title: 'Data table/Many rows',
  component: DataTable<Employee>,
  tags: ['autodocs'],
  args: {
    label: 'Employés',
    rows: people,
    cells: employeeCells,
    getRowId: employeeId,
    isSearchable: true,
    isPaged: false,
    height: 480,
  },
  parameters: {
    guidance: {
      do: ['Leave pages out if users scan or compare: only the rows in view are rendered.'],
      dont: ['Do not let the height of cells change while scrolling.'],
    },
    keys: tableKeys,
  },
} satisfies Meta<typeof DataTable<Employee>>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

const boxOf = ({ canvas }: PlayContext) => canvas.getByRole('grid').parentElement as HTMLElement

export const Default: Story = {
  name: 'Renders only the rows in view, but reports the number of all',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await expect(context.canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001')
    await expect(rowsOf(context.canvas).length).toBeLessThan(40)
    await expect(context.canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Playground: Story = { args: { isSelectable: true, isAdjustable: true } }

export const Scrolled: Story = {
  name: 'Keeps its headings visible, and numbers rows by their position among all',
  play: async (context) => {
    const box = boxOf(context)
    box.scrollTop = 200_000
    await waitFor(() =>
      expect(Number(rowsOf(context.canvas)[0]?.getAttribute('aria-rowindex'))).toBeGreaterThan(
        4000,
      ),
    )
    const head = context.canvas.getByRole('columnheader', { name: 'Nom' }).getBoundingClientRect()
    await expect(head.top).toBe(box.getBoundingClientRect().top)
  },
}

export const SearchedAndSorted: Story = {
  name: 'Searches and sorts all rows in the background',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), 'zoe dupont')
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '180'))
    await userEvent.click(canvas.getByRole('button', { name: /^Nom/ }))
    await waitFor(() => expect(namesOf(canvas)[0]).toBe('Zoé Dupont'))
    await userEvent.click(canvas.getByRole('button', { name: /^Nom/ }))
    await waitFor(() => expect(namesOf(canvas)[0]).toBe('Zoé Dupont 179'))
  },
}

export const ByKeys: Story = {
  name: 'Moves focus to rows that were not rendered yet, and keeps it while scrolling',
  play: async (context) => {
    const { canvas, userEvent } = context
    rowsOf(canvas)[0]?.querySelector<HTMLElement>('th')?.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    const focusedRow = () => document.activeElement?.closest('[role="row"]')
    await waitFor(() => expect(focusedRow()).toHaveAttribute('aria-rowindex', '10001'))
    boxOf(context).scrollTop = 0
    await waitFor(() => expect(rowsOf(canvas)[0]).toHaveAttribute('aria-rowindex', '2'))
    await expect(focusedRow()).toHaveAttribute('aria-rowindex', '10001')
    await userEvent.keyboard('{PageUp}')
    await waitFor(() =>
      expect(Number(focusedRow()?.getAttribute('aria-rowindex'))).toBeLessThan(10_001),
    )
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Nom' })).toHaveFocus())
    // The headings stay visible at any scroll position; the screenshot shows the first rows.
    boxOf(context).scrollTop = 0
    await waitFor(() => expect(rowsOf(canvas)[0]).toHaveAttribute('aria-rowindex', '2'))
  },
}
