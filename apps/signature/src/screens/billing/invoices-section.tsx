import type { Invoice } from '@org/api/client'
import { formatDate, useApi } from '@org/app-kit'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import {
  Badge,
  type BadgeTone,
  BannerMessage,
  Button,
  Card,
  EmptyState,
  Link,
  Skeleton,
} from '@org/ui/primitives'
import { ReceiptText } from 'lucide-react'
import { useCallback } from 'react'
import { texts } from '../../texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'

const tones: Readonly<Record<Invoice['status'], BadgeTone>> = {
  open: 'warning',
  paid: 'success',
  uncollectible: 'danger',
  void: 'neutral',
}

const cells: DataTableCell<Invoice>[] = [
  {
    key: 'created_at',
    title: texts.billing.date,
    value: ({ created_at }) => created_at,
    render: ({ created_at }) => formatDate(created_at),
  },
  { key: 'number', title: texts.billing.number, value: ({ number }) => number ?? '' },
  {
    key: 'amount',
    title: texts.billing.invoiceAmount,
    value: ({ amount }) => amount,
    render: ({ amount, currency }) => texts.billing.amount(amount, currency),
  },
  {
    key: 'status',
    title: texts.billing.status,
    value: ({ status }) => texts.billing.statuses[status],
    render: ({ status }) => <Badge tone={tones[status]}>{texts.billing.statuses[status]}</Badge>,
  },
  {
    key: 'open',
    title: texts.billing.open,
    value: () => null,
    isSortable: false,
    render: ({ url, number, id }) =>
      url && (
        <Link href={url} isExternal aria-label={texts.billing.openInvoice(number ?? id)}>
          {texts.billing.open}
        </Link>
      ),
  },
]

/** The invoices so far, as Stripe has them. */
export function InvoicesSection({ organisationId }: { organisationId: string }) {
  const client = useApi()
  const load = useCallback(
    (signal: AbortSignal) =>
      client.call('listInvoices', { path: { id: organisationId } }, { signal }),
    [client, organisationId],
  )
  const { loaded, retry } = useLoaded(load)
  return (
    <Card title={texts.billing.invoices}>
      {loaded === null && <Skeleton lines={3} label={texts.loading} />}
      {loaded && 'error' in loaded && (
        <BannerMessage
          tone="danger"
          title={texts.billing.invoicesFailed}
          actions={<Button onPress={retry}>{texts.retry}</Button>}
        >
          {loaded.error}
        </BannerMessage>
      )}
      {loaded && 'data' in loaded && (
        <DataTable
          label={texts.billing.invoices}
          rows={loaded.data.data}
          getRowId={({ id }) => id}
          cells={cells}
          empty={
            <EmptyState
              title={texts.billing.noInvoices}
              level={3}
              icon={<ReceiptText size={24} aria-hidden="true" />}
            >
              {texts.billing.noInvoicesHelp}
            </EmptyState>
          }
        />
      )}
    </Card>
  )
}
