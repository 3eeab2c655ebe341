import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Users } from 'lucide-react'
import { expect, fn, within } from 'storybook/test'
import { Badge } from '../../primitives/badge/badge.tsx'
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import type { DataTableCell } from '../cells.ts'
import { DataTable } from './data-table.tsx'

interface Employee {
  id: string
  name: string
  position: string
  team: string
  installed: boolean
}

const firstNames = ['Éloïse', 'Camille', 'Zoé', 'Karim', 'Anaïs', 'Hugo', 'Inès', 'Noé']
const lastNames = ['Martin', 'Laurent', 'Dupont', 'Benali', 'Moreau', 'Girard', 'Petit']
const positions = ['Directrice commerciale', 'Chargé de clientèle', 'Comptable', 'Développeuse']
const teams = ['Commerce', 'Support client', 'Finance', 'Technique']

function employees(count: number): Employee[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${firstNames[index % 8]} ${lastNames[index % 7]}`,
    position: positions[index % 4] ?? '',
    team: teams[(index >> 2) % 4] ?? '',
    installed: index % 3 === 0,
  }))
}

const cells: DataTableCell<Employee>[] = [
  { key: 'name', title: 'Nom', width: 200 },
  { key: 'position', title: 'Poste' },
  { key: 'team', title: 'Équipe' },
  {
    key: 'installed',
    title: 'État',
    value: (row) => (row.installed ? 'Installé' : 'Envoyé'),
    render: (row) => (
      <Badge tone={row.installed ? 'success' : 'accent'}>
        {row.installed ? 'Installé' : 'Envoyé'}
      </Badge>
    ),
  },
]

const meta = {
  title: 'DataTable/DataTable',
  component: DataTable<Employee>,
  args: {
    label: 'Employés',
    rows: employees(8),
    cells,
    getRowId: (row) => row.id,
    actions: (row: Employee) => (
      <IconButton label={`Modifier ${row.name}`} onPress={fn()}>
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
    ),
  },
} satisfies Meta<typeof DataTable<Employee>>

export default meta
type Story = StoryObj<typeof meta>

function names(canvas: { getAllByRole: (role: string) => HTMLElement[] }): (string | null)[] {
  return canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent ?? null)
}

export const Default: Story = {
  name: 'Sorts by a column: ascending, descending, then as the rows came',
  play: async ({ canvas, userEvent }) => {
    const came = names(canvas)
    const heading = canvas.getByRole('columnheader', { name: 'Nom' })
    canvas.getByRole('button', { name: 'Nom' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(canvas)[0]).toBe('Anaïs Moreau')
    await userEvent.keyboard('{Enter}')
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await expect(names(canvas)[0]).toBe('Zoé Dupont')
    await userEvent.keyboard('{Enter}')
    await expect(names(canvas)).toEqual(came)
  },
}

export const Playground: Story = {
  args: { isSearchable: true, hideCells: ['position'], actionsLabel: 'Que faire' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Poste' })).toBeNull()
    await expect(canvas.getByRole('columnheader', { name: 'Que faire' })).toBeVisible()
  },
}

export const Searched: Story = {
  args: { isSearchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), 'martin eloise')
    await expect(names(canvas)).toEqual(['Éloïse Martin'])
    await userEvent.type(canvas.getByRole('searchbox'), ' introuvable')
    await expect(canvas.getByText('Aucun résultat pour cette recherche')).toBeVisible()
  },
}

export const FiftyRows: Story = {
  args: { rows: employees(50) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(51)
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Pages: Story = {
  name: '[2.9.10, 2.4.22] pages 51 rows by 50, or by 5, 20 or 100',
  args: { rows: employees(51) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 – 50 sur 51')).toBeVisible()
    const size = canvas.getByRole('combobox', { name: 'Lignes par page' })
    const choices = [...size.querySelectorAll('option')].map((option) => option.value)
    await expect(choices).toEqual(['5', '20', '50', '100'])
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }))
    await expect(canvas.getByText('51 – 51 sur 51')).toBeVisible()
    await userEvent.selectOptions(size, '5')
    await expect(canvas.getByText('1 – 5 sur 51')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Page précédente' })).toBeDisabled()
  },
}

export const Loading: Story = { args: { rows: [], isLoading: true } }

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="Aucun employé pour l’instant" icon={<Users size={24} />}>
        Ajoutez vos collègues : chacun reçoit sa signature par email.
      </EmptyState>
    ),
  },
}

export const Phone: Story = {
  name: 'Shows each row as a card on a phone, all of it in view',
  args: { isSearchable: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Éloïse Martin/ })
    const [title, position] = within(row).getAllByRole('cell')
    if (!title || !position) throw new Error('A row without cells')
    await expect(position.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().bottom,
    )
    const edit = within(row).getByRole('button', { name: 'Modifier Éloïse Martin' })
    await expect(edit.getBoundingClientRect().right).toBeLessThan(window.innerWidth)
    const table = canvas.getByRole('table', { name: 'Employés' })
    await expect(table.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Nom' }))
    await expect(names(canvas)[0]).toBe('Anaïs Moreau')
  },
}

export const PhoneDark: Story = {
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
}

export const Dark: Story = { args: { isSearchable: true }, globals: { scheme: 'dark' } }
