import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { AdjustAndExport } from './adjust-and-export.tsx'
import { ChooseRows } from './choose-rows.tsx'
import { FirstTable } from './first-table.tsx'
import { InTheAddress } from './in-the-address.tsx'
import { ManyRows } from './many-rows.tsx'
import { OwnCells } from './own-cells.tsx'
import { PageByPage } from './page-by-page.tsx'
import { people } from './people.ts'
import { SearchAndFilter } from './search-and-filter.tsx'

const meta = { title: 'Guides/Table cookbook' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

interface Canvas {
  getByRole: (role: string) => HTMLElement
}

const rowsOf = (canvas: Canvas) => within(canvas.getByRole('grid')).getAllByRole('row').slice(1)

export const First: Story = {
  render: () => <FirstTable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nom' }))
    await expect(rowsOf(canvas)[0]).toHaveTextContent('Anaïs Petit')
  },
}

export const Cells: Story = {
  render: () => <OwnCells />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier Inès Benali' }))
    await expect(canvas.getByText('Inès Benali est en cours de modification.')).toBeVisible()
  },
}

export const Search: Story = {
  render: () => <SearchAndFilter />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'finance ines')
    await waitFor(() => expect(rowsOf(canvas)).toHaveLength(8))
  },
}

export const Choose: Story = {
  render: () => <ChooseRows />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Sélectionner les lignes affichées' }),
    )
    await userEvent.click(
      canvas.getByRole('button', { name: 'Sélectionner les 60 lignes trouvées' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }))
    await expect(canvas.getByText(/^60 emails sont en route/)).toBeVisible()
  },
}

export const Adjust: Story = {
  render: () => <AdjustAndExport />,
  beforeEach: () => localStorage.removeItem('ph-table:cookbook-employees'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colonnes' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Afficher Équipe' }))
    await expect(canvas.queryByRole('columnheader', { name: 'Équipe' })).toBeNull()
  },
}

export const Server: Story = {
  render: () => <PageByPage />,
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/cookbook/people', ({ request }) => {
        const filter = new URL(request.url).searchParams.get('filter') ?? ''
        const { limit, offset } = JSON.parse(filter) as { limit: number; offset: number }
        const all = people(312)
        return HttpResponse.json({ data: all.slice(offset, offset + limit), total: all.length })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 – 50 sur 312')
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }))
    await expect(await canvas.findByText('51 – 100 sur 312')).toBeVisible()
  },
}

export const Address: Story = {
  render: () => <InTheAddress />,
  beforeEach: () => {
    const { href } = window.location
    return () => window.history.replaceState(null, '', href)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hugo')
    await expect(new URLSearchParams(window.location.search).get('people.search')).toBe('hugo')
  },
}

export const Many: Story = {
  render: () => <ManyRows />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001')
    await expect(rowsOf(canvas).length).toBeLessThan(40)
  },
}
