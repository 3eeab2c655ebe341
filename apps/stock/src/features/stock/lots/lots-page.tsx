import type { FoundLot } from '@org/api/client'
import { useLoaded } from '@org/app-kit'
import { LoadedPart, Muted, Page, PageHeader, RowLink } from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Card, EmptyState, Link, TextField } from '@org/ui/primitives'
import { useCallback, useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { shortDay } from '#shared/days.ts'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { Detail } from '../stock.styles.ts'
import { stockTexts } from '../texts.ts'
import { lotsTexts } from './texts.ts'

/** The server's maximum number of lots. */
const maxLots = 50

/** Finds lots by the beginning of their number; the address keeps it. */
export function LotsPage() {
  const [search, setSearch] = useSearchParams()
  const lot = search.get('lot') ?? ''
  const wanted = useDeferredValue(lot.trim())
  return (
    <Page>
      <PageHeader
        title={lotsTexts.title}
        actions={
          <Link href={paths.stock} appearance="secondary">
            {stockTexts.toList}
          </Link>
        }
      />
      <Card>
        <TextField
          label={lotsTexts.search}
          description={lotsTexts.searchHelp}
          autoComplete="off"
          maxLength={90}
          value={lot}
          onChange={(text) => setSearch(text === '' ? {} : { lot: text }, { replace: true })}
        />
      </Card>
      {wanted !== '' && <FoundLots lot={wanted} />}
    </Page>
  )
}

function FoundLots({ lot }: { lot: string }) {
  const ports = useStockPorts()
  const load = useCallback(
    (signal: AbortSignal) => ports.stock.searchLots(lot, { signal }),
    [ports, lot],
  )
  const { loaded, retry } = useLoaded(load)
  return (
    <LoadedPart loaded={loaded} onRetry={retry}>
      {({ data }) => (
        <>
          <DataTable
            label={lotsTexts.results}
            cells={cells}
            rows={data}
            getRowId={({ productId, lot: name, expiry }) => `${productId} ${expiry} ${name}`}
            hasRowLinks
            empty={<EmptyState title={lotsTexts.noResults} />}
          />
          {data.length === maxLots && <Muted>{lotsTexts.first(maxLots)}</Muted>}
        </>
      )}
    </LoadedPart>
  )
}

const cells: readonly DataTableCell<FoundLot>[] = [
  {
    key: 'lot',
    title: stockTexts.lot,
    width: 200,
    render: ({ productId, lot }) => <RowLink href={paths.stockLot(productId, lot)}>{lot}</RowLink>,
  },
  {
    key: 'name',
    title: stockTexts.product,
    render: ({ name, code }) => (
      <>
        {name}
        <Detail>{code}</Detail>
      </>
    ),
  },
  {
    key: 'expiry',
    title: stockTexts.expiry,
    width: 160,
    value: ({ expiry }) => expiry ?? '',
    render: ({ expiry }) => (expiry === null ? lotsTexts.noExpiry : shortDay(expiry)),
  },
]
