import type { StockCount } from '@org/api/client'
import { formatMoment } from '@org/app-kit'
import { ListGate, Page, PageHeader, RowLink, useTableAddress } from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Badge, Button, EmptyState, Link, ProgressBar } from '@org/ui/primitives'
import { Building2, ClipboardList, Plus } from 'lucide-react'
import { useCallback } from 'react'
import { useCentre } from '#shared/centre/use-centre.ts'
import { LargeControls } from '#shared/large-controls.styles.ts'
import { paths } from '#shared/paths.ts'
import { useLivePorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { useDialogInAddress } from '#shared/use-dialog-in-address.ts'
import { countsTexts } from '../texts.ts'
import { useRefreshed } from '#shared/loading/use-refreshed.ts'
import { StartCountDialog } from './start-count-dialog.tsx'

/** Number of counts shown; older ones are not listed. */
const shownCounts = 100

const tones = { open: 'accent', closed: 'success', cancelled: 'neutral' } as const

/** The stock counts of the selected centre, the newest first. */
export function CountsPage() {
  const { centreId } = useCentre()
  return (
    <Page>
      {centreId === null ? (
        <>
          <PageHeader title={countsTexts.title} />
          <EmptyState
            title={countsTexts.centreTitle}
            icon={<Building2 size={24} aria-hidden="true" />}
            actions={
              <Link href={paths.centres} appearance="primary">
                {texts.chooseCentre}
              </Link>
            }
          >
            {countsTexts.centreHelp}
          </EmptyState>
        </>
      ) : (
        <LargeControls>
          <Counts key={centreId} centreId={centreId} />
        </LargeControls>
      )}
    </Page>
  )
}

function Counts({ centreId }: { centreId: string }) {
  const ports = useLivePorts('stock_counts', 'stock_count_lines')
  const [dialog, setDialog] = useDialogInAddress(['start'])
  const load = useCallback(
    (signal: AbortSignal) =>
      ports.stockCounts.getAllByCentreId(
        centreId,
        { order: '-created_at', limit: shownCounts },
        { signal },
      ),
    [ports, centreId],
  )
  const { value, error, refresh } = useRefreshed(load)
  const startButton = (
    <Button variant="primary" onPress={() => setDialog('start')}>
      <Plus size={16} aria-hidden="true" />
      {countsTexts.start}
    </Button>
  )
  return (
    <>
      <PageHeader title={countsTexts.title} count={value?.total} actions={startButton} />
      <ListGate list={{ loaded: value !== null, error }} onRetry={refresh}>
        {value && <CountTable counts={value.data} />}
      </ListGate>
      {dialog === 'start' && (
        <StartCountDialog centreId={centreId} onClose={() => setDialog(null)} />
      )}
    </>
  )
}

function CountTable({ counts }: { counts: readonly StockCount[] }) {
  const table = useTableAddress()
  return (
    <DataTable
      label={countsTexts.title}
      {...table}
      rows={counts}
      getRowId={({ id }) => id}
      cells={cells}
      hasRowLinks
      exportAs={countsTexts.exportName}
      empty={
        <EmptyState
          title={countsTexts.emptyTitle}
          icon={<ClipboardList size={24} aria-hidden="true" />}
        >
          {countsTexts.emptyHelp}
        </EmptyState>
      }
    />
  )
}

const cells: DataTableCell<StockCount>[] = [
  {
    key: 'category',
    title: countsTexts.category,
    value: ({ category }) => category ?? countsTexts.all,
    render: ({ id, category }) => (
      <RowLink href={paths.count(id)}>{category ?? countsTexts.all}</RowLink>
    ),
  },
  {
    key: 'status',
    title: countsTexts.state,
    value: ({ status }) => countsTexts.states[status],
    render: ({ status }) => <Badge tone={tones[status]}>{countsTexts.states[status]}</Badge>,
  },
  {
    key: 'progress',
    title: countsTexts.progress,
    value: ({ countedProducts }) => countedProducts,
    render: ({ countedProducts, products }) => (
      <ProgressBar
        label={countsTexts.progress}
        isLabelHidden
        value={countedProducts}
        max={products}
        valueLabel={countsTexts.progressOf(countedProducts, products)}
      />
    ),
  },
  {
    key: 'started',
    title: countsTexts.startedBy,
    value: ({ createdAt }) => createdAt,
    render: ({ person, createdAt }) => countsTexts.personAt(person, formatMoment(createdAt)),
  },
  {
    key: 'ended',
    title: countsTexts.ended,
    value: ({ endedAt }) => endedAt ?? '',
    render: ({ endedBy, endedAt }) =>
      endedBy !== null && endedAt !== null
        ? countsTexts.personAt(endedBy, formatMoment(endedAt))
        : '',
  },
]
