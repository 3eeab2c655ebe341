import type { Command } from '@org/api/client'
import { isOrderEditable, isOrderToValidate, orderNumber } from '@org/api/stock'
import { formatMoment, useAppSelector } from '@org/app-kit'
import { PageActions, PageHeader } from '@org/app-kit/pages'
import { BannerMessage, Button, Card, Link } from '@org/ui/primitives'
import { useId, useState } from 'react'
import { isPermitted } from '#shared/account/access.ts'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { DeleteQuestion } from '#shared/orders/delete-question.tsx'
import { useModeFocus } from '#shared/use-mode-focus.ts'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { useDialogInAddress } from '#shared/use-dialog-in-address.ts'
import { texts } from '#shared/texts.ts'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { Letterhead, Paper } from '#shared/orders/orders.styles.ts'
import { ReceptionDialog } from '../reception/reception-dialog.tsx'
import { mailRefusal } from './mail-refusal.ts'
import { ordersTexts } from '../texts.ts'
import { AddProduct } from './add-product.tsx'
import { EditedLines } from './edited-lines.tsx'
import { LinesExport } from './lines-export.tsx'
import { OrderLines } from './order-lines.tsx'
import { ReceivedLots } from './received-lots.tsx'
import { Ordonnances } from './ordonnances.tsx'
import { SendDialog } from './send-dialog.tsx'
import { useScannedBoxes } from './use-scanned-boxes.ts'

export interface OrderProps {
  order: Command
  /** Called with the order as the server stored it. */
  onStored: (order: Command) => void
}

/** The outcome of the last action, shown above the order. */
type Outcome =
  | { kind: 'queued' }
  | { kind: 'receivedBefore' }
  | { kind: 'received'; followUps: readonly Command[]; leftOut: readonly string[] }

export function Order({ order, onStored }: OrderProps) {
  const ports = useStockPorts()
  const isEditable = isOrderEditable(order)
  const isReceivable = isOrderToValidate(order)
  const [opened, setOpened] = useDialogInAddress([
    ...(isEditable ? (['edit', 'delete', 'send'] as const) : []),
    ...(isReceivable ? (['receive'] as const) : []),
  ])
  const mayReturn = isPermitted('commandreturns', useAppSelector(selectStockUser))
  useModeFocus(opened === 'edit')
  const isUnsendable = isEditable && order.isSupplierArchived
  // Runs even while the lines are edited, so that a scan whose lookup started before the edit is
  // not lost.
  const boxes = useScannedBoxes({
    order,
    isOpen: isEditable && !isUnsendable,
    isScanning: opened === null,
    onStored,
  })
  const reason = useId()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const close = () => setOpened(null)
  const stored = (next: Command) => {
    onStored(next)
    close()
  }
  return (
    <Paper>
      <PageHeader
        title={ordersTexts.of(order.supplierName)}
        actions={
          <PageActions>
            {isEditable && opened !== 'edit' && (
              <>
                <Button onPress={() => setOpened('delete')}>{ordersTexts.delete}</Button>
                <Button
                  isDisabled={isUnsendable}
                  aria-describedby={isUnsendable ? reason : undefined}
                  onPress={() => setOpened('edit')}
                >
                  {texts.edit}
                </Button>
                <Button
                  variant="primary"
                  isDisabled={isUnsendable}
                  aria-describedby={isUnsendable ? reason : undefined}
                  onPress={() => setOpened('send')}
                >
                  {ordersTexts.send}
                </Button>
              </>
            )}
            {order.status === 'received' && mayReturn && (
              <Link href={paths.returnOfOrder(order.id)} appearance="secondary">
                {ordersTexts.returnGoods}
              </Link>
            )}
            {isReceivable && (
              <Button variant="primary" onPress={() => setOpened('receive')}>
                {ordersTexts.receive}
              </Button>
            )}
          </PageActions>
        }
      />
      {order.sendError === '' ? (
        <OutcomeMessage outcome={outcome} />
      ) : (
        <BannerMessage tone="danger" title={ordersTexts.sendFailed}>
          {mailRefusal(order.sendError)} {ordersTexts.sendFailedHelp}
        </BannerMessage>
      )}
      {isUnsendable && (
        <div id={reason}>
          <BannerMessage tone="warning" title={ordersTexts.supplierArchived(order.supplierName)}>
            {ordersTexts.supplierArchivedHelp}
          </BannerMessage>
        </div>
      )}
      <Card>
        <Letterhead>
          <OrderStatusBadge order={order} />
          <span>{ordersTexts.numberOf(orderNumber(order.id))}</span>
          <span>{ordersTexts.created(formatMoment(order.metadata.createdAt))}</span>
          {order.originCommandId !== null && (
            <span>
              {ordersTexts.followUpOf}.{' '}
              <Link href={paths.order(order.originCommandId)}>{ordersTexts.seeOrigin}</Link>
            </span>
          )}
          {opened !== 'edit' && order.products.length > 0 && <LinesExport order={order} />}
        </Letterhead>
        {opened === 'edit' ? (
          <EditedLines order={order} onSaved={stored} onChanged={onStored} onCancel={close} />
        ) : (
          <>
            <OrderLines order={order} />
            {isEditable && !isUnsendable && (
              <AddProduct order={order} boxes={boxes} onStored={onStored} />
            )}
          </>
        )}
      </Card>
      {order.status === 'received' && <ReceivedLots order={order} />}
      <Ordonnances order={order} isEditable={isEditable} onStored={onStored} />
      {opened === 'delete' && (
        <DeleteQuestion
          title={ordersTexts.deleteTitle}
          remove={() => ports.commands.delete(order.id)}
          listPath={paths.orders}
          onClose={close}
        >
          {ordersTexts.deleteHelp(order.products.length, order.ordonnances.length)}
        </DeleteQuestion>
      )}
      {opened === 'send' && (
        <SendDialog
          order={order}
          onSent={(next) => {
            setOutcome({ kind: 'queued' })
            stored(next)
          }}
          onClose={close}
        />
      )}
      {opened === 'receive' && (
        <ReceptionDialog
          order={order}
          onReceived={({ command, followUps, leftOut }) => {
            setOutcome({ kind: 'received', followUps, leftOut })
            stored(command)
          }}
          onBookedBefore={(next) => {
            setOutcome({ kind: 'receivedBefore' })
            stored(next)
          }}
          onClose={close}
        />
      )}
    </Paper>
  )
}

function OutcomeMessage({ outcome }: { outcome: Outcome | null }) {
  if (outcome === null) return null
  if (outcome.kind === 'queued') return <BannerMessage tone="success" title={ordersTexts.queued} />
  if (outcome.kind === 'receivedBefore') {
    return (
      <BannerMessage tone="success" title={ordersTexts.receivedBefore}>
        {ordersTexts.receivedBeforeHelp}
      </BannerMessage>
    )
  }
  const { followUps, leftOut } = outcome
  return (
    <BannerMessage
      tone="success"
      title={ordersTexts.receivedNotice}
      actions={followUps.map(({ id }) => (
        <Link key={id} href={paths.order(id)}>
          {ordersTexts.seeFollowUp}
        </Link>
      ))}
    >
      {followUps.length > 0 && ordersTexts.followUps(followUps.length)}{' '}
      {leftOut.length > 0 && ordersTexts.leftOut(leftOut)}
    </BannerMessage>
  )
}
