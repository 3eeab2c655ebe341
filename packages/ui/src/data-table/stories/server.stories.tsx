import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { DataTable } from '../data-table/data-table.tsx'
import type { TableQuery } from '../query/query.ts'
import {
  employeeServer,
  loadEmployees,
  sentCells,
  type SentEmployee,
} from '../testing/employee-server.ts'
import { tableKeys } from '../testing/table-keys.ts'
import { namesOf, rowsOf } from '../testing/table-queries.ts'

const requested: TableQuery[] = []
const record = (query: TableQuery) => void requested.push(query)

const meta = {
  title: 'Data table/Server',
  component: DataTable<SentEmployee>,
  tags: ['autodocs'],
  args: {
    label: 'Employés',
    load: loadEmployees,
    cells: sentCells.map((cell) =>
      cell.key === 'team'
        ? { ...cell, choices: ['Commerce', 'Finance', 'Support client', 'Technique'] }
        : cell,
    ),
    getRowId: ({ id }: SentEmployee) => id,
    isSearchable: true,
  },
  parameters: {
    guidance: {
      do: [
        'Pass the `signal` on to `fetch`, which aborts requests that are no longer needed.',
        'Return `total` for all pages: pages, row count and "all that match" depend on it.',
      ],
      dont: ['Do not create `load` in each render: each new function loads again.'],
    },
    keys: tableKeys,
  },
  beforeEach: ({ msw }) => {
    requested.length = 0
    msw.use(employeeServer(record))
  },
} satisfies Meta<typeof DataTable<SentEmployee>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 – 50 sur 312')).toBeVisible()
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '313')
  },
}

export const Playground: Story = {
  args: { isSelectable: true, isAdjustable: true, exportAs: 'employes' },
  play: async ({ canvas }) => void (await canvas.findByText('1 – 50 sur 312')),
}

export const Requests: Story = {
  name: 'Passes search, filters, sorting and page to the server, once each',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 – 50 sur 312')
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }))
    await canvas.findByText('51 – 100 sur 312')
    canvas.getByRole('columnheader', { name: 'Nom' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(namesOf(canvas)[0]).toBe('Anaïs Benali'))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), 'zoé du')
    await canvas.findByText('6 lignes trouvées')
    await userEvent.click(canvas.getByRole('button', { name: 'Filtres' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Technique' }))
    await waitFor(() => expect(requested).toHaveLength(5))
    await expect(requested.at(-1)).toEqual({
      search: 'zoé du',
      filters: { team: { kind: 'choice', values: ['Technique'] } },
      sorting: [{ key: 'name', direction: 'ascending' }],
      page: { index: 0, size: 50 },
    })
    await expect(requested.map(({ page }) => page.index)).toEqual([0, 1, 0, 0, 0])
  },
}

export const Slow: Story = {
  name: 'Keeps the previous rows while a slow response is loading',
  parameters: { variants: ['motion'] },
  beforeEach: ({ msw }) => {
    msw.use(
      employeeServer(async ({ sorting }) => {
        if (sorting.length > 0) await delay('infinite')
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 – 50 sur 312')
    await userEvent.click(canvas.getByRole('button', { name: /^Nom/ }))
    await expect(await canvas.findByRole('progressbar', { name: 'Chargement…' })).toBeVisible()
    await expect(rowsOf(canvas)).toHaveLength(50)
  },
}

export const FirstLoad: Story = {
  parameters: { variants: ['motion'] },
  beforeEach: ({ msw }) => msw.use(employeeServer(() => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Chargement…' })).toBeVisible()
  },
}

export const Stale: Story = {
  name: 'Ignores a late response',
  beforeEach: ({ msw }) => {
    msw.use(
      employeeServer(async ({ page }) => {
        if (page.index === 1) await delay(300)
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 – 50 sur 312')
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Nom/ }))
    await waitFor(() => expect(namesOf(canvas)[0]).toBe('Anaïs Benali'))
    await delay(400)
    await expect(namesOf(canvas)[0]).toBe('Anaïs Benali')
    await expect(canvas.getByText('1 – 50 sur 312')).toBeVisible()
  },
}

let isFailing = true

export const Failing: Story = {
  name: 'Shows why nothing could be loaded, and retries',
  beforeEach: ({ msw }) => {
    isFailing = true
    msw.use(employeeServer(() => (isFailing ? new HttpResponse(null, { status: 503 }) : undefined)))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Le serveur a répondu 503.')).toBeVisible()
    isFailing = false
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await canvas.findByText('1 – 50 sur 312')
    await expect(canvas.queryByRole('alert')).toBeNull()
    isFailing = true
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }))
    await canvas.findByText('Le serveur a répondu 503.')
    await expect(rowsOf(canvas)).toHaveLength(50)
  },
}

export const MissingPage: Story = {
  name: 'Shows the last page if the requested one no longer exists',
  render: function PageIsGoneTable(args) {
    const [query, setQuery] = useState<TableQuery>({
      search: '',
      filters: {},
      sorting: [],
      page: { index: 40, size: 50 },
    })
    return (
      <DataTable
        {...args}
        rows={undefined}
        load={loadEmployees}
        query={query}
        onQueryChange={setQuery}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('301 – 312 sur 312')).toBeVisible()
    await expect(rowsOf(canvas)).toHaveLength(12)
    await expect(requested.map(({ page }) => page.index)).toEqual([40, 6])
  },
}

export const AllOnTheServer: Story = {
  name: 'Selects every matching row, including those that were never loaded',
  args: { isSelectable: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 – 50 sur 312')
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Sélectionner les lignes affichées' }),
    )
    await userEvent.click(
      canvas.getByRole('button', { name: 'Sélectionner les 312 lignes trouvées' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }))
    await canvas.findByText('51 – 100 sur 312')
    await expect(canvas.getByText('312 lignes sélectionnées')).toBeVisible()
    await expect(rowsOf(canvas)[0]).toHaveAttribute('aria-selected', 'true')
  },
}
