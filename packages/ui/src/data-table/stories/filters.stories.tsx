import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DataTable } from '../data-table/data-table.tsx'
import { employeeCells, employeeId, employees, type Employee } from '../testing/employees.ts'
import { tableKeys } from '../testing/table-keys.ts'
import { namesOf, rowsOf } from '../testing/table-queries.ts'

const meta = {
  title: 'Data table/Filters',
  component: DataTable<Employee>,
  tags: ['autodocs'],
  args: {
    label: 'Employés',
    rows: employees(40),
    cells: employeeCells,
    getRowId: employeeId,
  },
  parameters: {
    guidance: {
      do: [
        'Filter by choice if a column repeats a few values, by range for numbers and dates.',
        'Set `choices` with `load`: the page does not know all values.',
      ],
      dont: ['Do not add a filter to every column: the search covers all of them.'],
    },
    keys: tableKeys,
  },
} satisfies Meta<typeof DataTable<Employee>>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Filtres' }))
  return within(canvas.getByRole('region', { name: 'Filtres' }))
}

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const panel = await open(context)
    await expect(panel.getByRole('textbox', { name: 'Nom contient' })).toBeVisible()
    await expect(panel.getAllByRole('checkbox')).toHaveLength(4)
  },
}

export const Playground: Story = { args: { isSearchable: true } }

export const ByText: Story = {
  play: async (context) => {
    const panel = await open(context)
    await context.userEvent.type(panel.getByRole('textbox', { name: 'Nom contient' }), 'zoe du')
    await expect(namesOf(context.canvas)).toEqual(['Zoé Dupont'])
  },
}

export const ByChoice: Story = {
  play: async (context) => {
    const panel = await open(context)
    await context.userEvent.click(panel.getByRole('checkbox', { name: 'Finance' }))
    await expect(rowsOf(context.canvas)).toHaveLength(8)
    await context.userEvent.click(panel.getByRole('checkbox', { name: 'Commerce' }))
    await expect(rowsOf(context.canvas)).toHaveLength(20)
  },
}

export const ByNumber: Story = {
  play: async (context) => {
    const panel = await open(context)
    const mails = within(panel.getByRole('group', { name: 'Emails par jour' }))
    await context.userEvent.type(mails.getByRole('spinbutton', { name: 'Au moins' }), '80')
    const most = mails.getByRole('spinbutton', { name: 'Au plus' })
    await context.userEvent.tab()
    await expect(most).toHaveFocus()
    await context.userEvent.type(most, '89')
    const counts = rowsOf(context.canvas).map((row) => row.children[3]?.textContent)
    await expect(counts).toEqual(['80', '83', '86', '89'])
  },
}

export const ByDate: Story = {
  play: async (context) => {
    const panel = await open(context)
    const hired = within(panel.getByRole('group', { name: 'Arrivée' }))
    await context.userEvent.type(hired.getByLabelText('Du'), '2024-01-01')
    await context.userEvent.type(hired.getByLabelText('Au'), '2024-12-31')
    await expect(rowsOf(context.canvas).length).toBeGreaterThan(2)
    for (const row of rowsOf(context.canvas))
      await expect(row.children[4]).toHaveTextContent(/\/2024$/)
  },
}

export const Several: Story = {
  name: 'Counts the filters, combines them, and clears them all',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const panel = await open(context)
    await context.userEvent.click(panel.getByRole('checkbox', { name: 'Technique' }))
    await context.userEvent.type(panel.getByRole('textbox', { name: 'Nom contient' }), 'hugo lau')
    await expect(namesOf(context.canvas)).toEqual(['Hugo Laurent'])
    const button = context.canvas.getByRole('button', { name: 'Filtres (2)' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await context.userEvent.click(panel.getByRole('button', { name: 'Effacer les filtres' }))
    await expect(rowsOf(context.canvas)).toHaveLength(40)
    await context.userEvent.click(panel.getByRole('checkbox', { name: 'Technique' }))
  },
}
