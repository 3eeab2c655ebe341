import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'
import { useTableInAddress } from '../address/use-table-in-address.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { employeeCells, employeeId, employees, type Employee } from '../testing/employees.ts'
import { tableKeys } from '../testing/table-keys.ts'
import { namesOf } from '../testing/table-queries.ts'

function InAddress(props: ComponentProps<typeof DataTable<Employee>>) {
  return <DataTable {...props} {...useTableInAddress({ prefix: 'employees.' })} />
}

const meta = {
  title: 'Data table/Address',
  component: DataTable<Employee>,
  tags: ['autodocs'],
  render: (args) => <InAddress {...args} />,
  args: {
    label: 'Employés',
    rows: employees(120),
    cells: employeeCells,
    getRowId: employeeId,
    isSearchable: true,
  },
  parameters: {
    guidance: {
      do: [
        'Give each table of a page its own `prefix`, and pass the router’s `address` if there is one.',
      ],
      dont: [
        'Do not keep confidential searches in the address: others may read the browser history.',
      ],
    },
    keys: tableKeys,
  },
  beforeEach: () => {
    const { href } = window.location
    return () => window.history.replaceState(null, '', href)
  },
} satisfies Meta<typeof DataTable<Employee>>

export default meta
type Story = StoryObj<typeof meta>

const address = () => new URLSearchParams(window.location.search)

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  name: 'Writes search, sorting and page into the address',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('columnheader', { name: 'Équipe' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }))
    await expect(address().get('employees.sort')).toBe('team')
    await expect(address().get('employees.page')).toBe('2')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), 'zoé')
    await expect(address().get('employees.search')).toBe('zoé')
    await expect(address().get('employees.page')).toBeNull()
  },
}

export const Playground: Story = {}

export const Linked: Story = {
  name: 'Shows the rows of a link, and follows the history',
  beforeEach: () =>
    window.history.replaceState(
      null,
      '',
      `${window.location.href}&employees.search=zoé+dupont&employees.sort=-name`,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('zoé dupont')
    await expect(namesOf(canvas)[0]).toBe('Zoé Dupont 3')
    const params = address()
    params.set('employees.search', 'karim benali')
    window.history.pushState(null, '', `?${params.toString()}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(namesOf(canvas)[0]).toBe('Karim Benali 3'))
  },
}

/** A router that updates after a moment, like one that loads data. */
function Lagging(props: ComponentProps<typeof DataTable<Employee>>) {
  const [params, setParams] = useState(new URLSearchParams())
  const replace = (next: URLSearchParams) => void setTimeout(() => setParams(next), 60)
  return <DataTable {...props} {...useTableInAddress({ address: { params, replace } })} />
}

export const LateAddress: Story = {
  name: 'Loses no character while the address updates late',
  render: (args) => <Lagging {...args} />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Rechercher' })
    await userEvent.type(search, 'karim benali')
    await expect(search).toHaveValue('karim benali')
    await waitFor(() => expect(namesOf(canvas)[0]).toBe('Karim Benali'))
    await expect(search).toHaveValue('karim benali')
    await userEvent.type(search, ' introuvable')
    await userEvent.click(await canvas.findByRole('button', { name: 'Tout afficher' }))
    await waitFor(() => expect(search).toHaveValue(''))
  },
}
