import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Users } from 'lucide-react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Badge } from '../../primitives/badge/badge.tsx'
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import type { DataTableCell } from '../cells.ts'
import { employeeCells, employeeId, employees, type Employee } from '../testing/employees.ts'
import { tableKeys } from '../testing/table-keys.ts'
import { headingsOf, namesOf, rowsOf } from '../testing/table-queries.ts'
import { DataTable } from './data-table.tsx'

const edit = fn()

const cells: DataTableCell<Employee>[] = [
  ...employeeCells.slice(0, 3),
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
  title: 'Data table/DataTable',
  component: DataTable<Employee>,
  tags: ['autodocs'],
  args: {
    label: 'Employés',
    rows: employees(8),
    cells,
    getRowId: employeeId,
    actions: (row: Employee) => (
      <IconButton label={`Modifier ${row.name}`} onPress={() => edit(row.name)}>
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
    ),
  },
  parameters: {
    guidance: {
      do: [
        'Keep the `cells` and `rows` arrays stable between renders: a new array is searched and sorted again.',
        'Put the column that people look for first: on a phone it is the title of the card.',
        'Set `empty` to text that explains what the list is for, with a button to create the first entry.',
      ],
      dont: [
        'Do not use it to lay out a form or a handful of facts: a description list reads better.',
        'Do not load 100,000 rows into a page if a server can return single pages: use `load`.',
        'Do not put more than three buttons into `actions`: use a menu for the rest.',
      ],
    },
    keys: tableKeys,
  },
  beforeEach: () => void edit.mockClear(),
} satisfies Meta<typeof DataTable<Employee>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Employés' })
    await expect(grid).toHaveAttribute('aria-rowcount', '9')
    await expect(headingsOf(canvas)).toEqual(['Nom', 'Poste', 'Équipe', 'État', 'Actions'])
    await expect(rowsOf(canvas)[7]).toHaveAttribute('aria-rowindex', '9')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Filtres' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('columnheader', { name: 'Nom' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('rowheader', { name: 'Éloïse Martin' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Nom' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(namesOf(canvas)[0]).toBe('Éloïse Martin')
  },
}

export const Playground: Story = {
  args: {
    rows: employees(120),
    cells: employeeCells,
    hideCells: ['hired'],
    actionsLabel: 'Que faire',
    isSearchable: true,
    isAdjustable: true,
    isSelectable: true,
    exportAs: 'employes',
  },
}

export const Configuration: Story = {
  name: '[2.3.38] shows cells by title and width, hides some, labels the actions',
  args: {
    hideCells: ['position'],
    actionsLabel: 'Que faire',
    cells: [
      { key: 'name', title: 'Nom', width: '260px' },
      { key: 'position', title: 'Poste' },
      {
        key: 'team',
        title: 'Équipe',
        noPadding: true,
        render: ({ team }) => (
          <div style={{ background: 'var(--ph-color-hover)', paddingLeft: 8 }}>{team}</div>
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(headingsOf(canvas)).toEqual(['Nom', 'Équipe', 'Que faire'])
    await expect(canvas.getByRole('columnheader', { name: 'Nom' }).offsetWidth).toBe(260)
    const [row] = rowsOf(canvas)
    const team = within(row as HTMLElement).getAllByRole('gridcell')[0] as HTMLElement
    const box = (element: Element | null) => element?.getBoundingClientRect().toJSON() as unknown
    await expect(box(team.firstElementChild)).toEqual(box(team))
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier Éloïse Martin' }))
    await expect(edit).toHaveBeenCalledWith('Éloïse Martin')
  },
}

export const FiftyRows: Story = {
  name: '[2.9.10] has no pages up to 50 rows',
  args: { rows: employees(50) },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)).toHaveLength(50)
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Pages: Story = {
  name: '[2.9.10] [2.4.22] pages 51 rows by 50, or by 5, 20 or 100',
  args: { rows: employees(51) },
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 – 50 sur 51')).toBeVisible()
    const pages = within(canvas.getByRole('navigation', { name: 'Pagination : Employés' }))
    const size = pages.getByRole('combobox', { name: 'Lignes par page' })
    const choices = [...size.querySelectorAll('option')].map((option) => option.value)
    await expect(choices).toEqual(['5', '20', '50', '100'])
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }))
    await expect(canvas.getByText('51 – 51 sur 51')).toBeVisible()
    await expect(rowsOf(canvas)[0]).toHaveAttribute('aria-rowindex', '52')
    // A smaller page size keeps the first row of the page visible.
    await userEvent.selectOptions(size, '5')
    await expect(canvas.getByText('51 – 51 sur 51')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page précédente' }))
    await expect(canvas.getByText('46 – 50 sur 51')).toBeVisible()
  },
}

export const Sorted: Story = {
  name: 'Sorts by several columns: click, then Shift and click',
  play: async ({ canvas, userEvent }) => {
    const came = namesOf(canvas)
    const team = canvas.getByRole('button', { name: /^Équipe/ })
    await userEvent.click(team)
    await expect(canvas.getByRole('columnheader', { name: 'Équipe' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('button', { name: /^Nom/ }))
    await userEvent.keyboard('{/Shift}')
    await expect(namesOf(canvas).slice(0, 4)).toEqual([
      'Camille Laurent',
      'Éloïse Martin',
      'Karim Benali',
      'Zoé Dupont',
    ])
    await expect(canvas.getByRole('columnheader', { name: 'Nom, Tri numéro 2' })).toBeVisible()
    await userEvent.click(team)
    await expect(canvas.getByRole('columnheader', { name: 'Équipe' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(team)
    await expect(namesOf(canvas)).toEqual(came)
    await userEvent.click(team)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('button', { name: /^Nom/ }))
    await userEvent.keyboard('{/Shift}')
  },
}

export const Loading: Story = {
  args: { rows: [], isLoading: true },
  parameters: { variants: ['dark', 'phone', 'motion'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Chargement…' })).toBeVisible()
  },
}

export const LoadingMore: Story = {
  parameters: { variants: ['dark', 'motion'] },
  name: 'Keeps its rows while newer ones are loading',
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Chargement…' })).toBeVisible()
    await expect(rowsOf(canvas)).toHaveLength(8)
  },
}

export const Empty: Story = {
  parameters: { variants: ['dark'] },
  args: {
    rows: [],
    empty: (
      <EmptyState title="Aucun employé pour l’instant" icon={<Users size={24} />}>
        Ajoutez vos collègues : chacun reçoit sa signature par email.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Aucun employé pour l’instant' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

export const EmptyPlain: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune ligne')).toBeVisible()
  },
}

export const NoMatch: Story = {
  name: 'Reports when nothing matches, and clears search and filters',
  args: { isSearchable: true },
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), 'introuvable')
    await expect(canvas.getByText('Aucun résultat pour cette recherche')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tout afficher' }))
    await expect(rowsOf(canvas)).toHaveLength(8)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), 'introuvable')
  },
}

export const Failed: Story = {
  args: { rows: [], error: 'Le serveur ne répond pas.', onRetry: fn() },
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Le serveur ne répond pas.')
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const Searched: Story = {
  name: 'Searches words in any order while typing, ignoring accents and case',
  args: { isSearchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), 'MARTIN eloise')
    await waitFor(() => expect(namesOf(canvas)).toEqual(['Éloïse Martin']))
    await expect(canvas.getByText('1 ligne trouvée')).toBeInTheDocument()
  },
}
