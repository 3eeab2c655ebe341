import type { Invoice } from '@org/api/client'
import { formatDate, useApi, explained, useLoaded } from '@org/app-kit'
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
import { billingTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'

const tones: Readonly<Record<Invoice['status'], BadgeTone>> = {
  open: 'warning',
  paid: 'success',
  uncollectible: 'danger',
  void: 'neutral',
}

const cells: DataTableCell<Invoice>[] = [
  {
    key: 'created_at',
    title: billingTexts.date,
    value: ({ created_at }) => created_at,
    render: ({ created_at }) => formatDate(created_at),
  },
  { key: 'number', title: billingTexts.number, value: ({ number }) => number ?? '' },
  {
    key: 'amount',
    title: billingTexts.invoiceAmount,
    value: ({ amount }) => amount,
    render: ({ amount, currency }) => billingTexts.amount(amount, currency),
  },
  {
    key: 'status',
    title: billingTexts.status,
    value: ({ status }) => billingTexts.statuses[status],
    render: ({ status }) => <Badge tone={tones[status]}>{billingTexts.statuses[status]}</Badge>,
  },
  {
    key: 'open',
    title: billingTexts.open,
    value: () => null,
    isSortable: false,
    render: ({ url, number, id }) =>
      url && (
        <Link href={url} isExternal aria-label={billingTexts.openInvoice(number ?? id)}>
          {billingTexts.open}
        </Link>
      ),
  },
]

/** The invoices so far, from Stripe. */
export function InvoicesSection({ organisationId }: { organisationId: string }) {
  const client = useApi()
  const load = useCallback(
    (signal: AbortSignal) =>
      client.call('listInvoices', { path: { id: organisationId } }, { signal }),
    [client, organisationId],
  )
  const { loaded, retry } = useLoaded(load)
  return (
    <Card title={billingTexts.invoices}>
      {loaded === null && <Skeleton lines={3} label={texts.loading} />}
      {loaded && 'error' in loaded && (
        <BannerMessage
          tone="danger"
          title={billingTexts.invoicesFailed}
          actions={<Button onPress={retry}>{texts.retry}</Button>}
        >
          {explained(loaded.error, 'load')}
        </BannerMessage>
      )}
      {loaded && 'data' in loaded && (
        <DataTable
          label={billingTexts.invoices}
          rows={loaded.data.data}
          getRowId={({ id }) => id}
          cells={cells}
          empty={
            <EmptyState
              title={billingTexts.noInvoices}
              level={3}
              icon={<ReceiptText size={24} aria-hidden="true" />}
            >
              {billingTexts.noInvoicesHelp}
            </EmptyState>
          }
        />
      )}
    </Card>
  )
}
