import type { Answer } from '@org/api/client'
import { useAction, useEnvironment, useLoaded } from '@org/app-kit'
import { FormError, LoadedPart } from '@org/app-kit/pages'
import { Button, EmptyState } from '@org/ui/primitives'
import { PackageCheck } from 'lucide-react'
import { useCallback, useState } from 'react'
import { LargeDialog } from '#shared/large-controls.styles.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { Contents } from '#shared/forms/kept-dialog.styles.ts'
import { Planned, PlannedList } from '#shared/orders/orders.styles.ts'
import { ordersTexts } from '../texts.ts'

type Plan = Answer<'planCommands'>
type PlannedLine = Plan['orders'][number]['lines'][number]

export interface GenerateDialogProps {
  centreId: string
  centreName: string
  onGenerated: (orders: number) => void
  onClose: () => void
}

/** Shows what would be ordered and why, and creates the orders once the user confirms. */
export function GenerateDialog({
  centreId,
  centreName,
  onGenerated,
  onClose,
}: GenerateDialogProps) {
  const ports = useStockPorts()
  const { newKey } = useEnvironment()
  // One key for the dialog: a repeated press must not order twice.
  const [idempotencyKey] = useState(newKey)
  const { isRunning, error, run } = useAction()
  const load = useCallback(
    (signal: AbortSignal) => ports.commands.planAllForCentre(centreId, { signal }),
    [ports, centreId],
  )
  const { loaded, retry } = useLoaded(load)
  const plan = loaded && 'data' in loaded ? loaded.data : null
  const generate = () =>
    run(async () => {
      const { total } = await ports.commands.generateAllForCentre(centreId, { idempotencyKey })
      onGenerated(total)
    })
  return (
    <LargeDialog
      title={ordersTexts.generate}
      isOpen
      isBlocking={isRunning}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isRunning}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isLoading={isRunning}
            isDisabled={plan === null || plan.orders.length === 0}
            onPress={generate}
          >
            {plan && plan.orders.length > 0
              ? ordersTexts.generateButton(plan.total)
              : ordersTexts.generateNothing}
          </Button>
        </>
      }
    >
      <Contents>
        <FormError message={error} work="save" />
        <LoadedPart loaded={loaded} onRetry={retry}>
          {(data) => <PlanPreview plan={data} centreName={centreName} />}
        </LoadedPart>
      </Contents>
    </LargeDialog>
  )
}

function PlanPreview({ plan, centreName }: { plan: Plan; centreName: string }) {
  return (
    <>
      {plan.orders.length === 0 ? (
        <EmptyState
          title={ordersTexts.nothingToOrder}
          icon={<PackageCheck size={24} aria-hidden="true" />}
        >
          {ordersTexts.nothingToOrderHelp}
        </EmptyState>
      ) : (
        <p>{ordersTexts.generateHelp(centreName)}</p>
      )}
      {plan.orders.map(({ supplierId, supplierName, commandId, lines }) => (
        <Planned key={supplierId}>
          <h3>{supplierName}</h3>
          <small>{commandId === null ? ordersTexts.newOrder : ordersTexts.addedToOrder}</small>
          <Lines lines={lines} />
        </Planned>
      ))}
      {plan.orders.length < plan.total && (
        <p>{ordersTexts.moreOrders(plan.total - plan.orders.length)}</p>
      )}
      {plan.heldBack.length > 0 && (
        <Planned>
          <h3>{ordersTexts.heldBack}</h3>
          <small>{ordersTexts.heldBackHelp}</small>
          <Lines lines={plan.heldBack.map(({ line }) => line)} />
        </Planned>
      )}
    </>
  )
}

function Lines({ lines }: { lines: readonly PlannedLine[] }) {
  return (
    <PlannedList>
      {lines.map((line) => (
        <li key={line.productId}>
          <span>
            <strong>{line.name}</strong>
            <small>{ordersTexts.why(line)}</small>
          </span>
          <b>
            {ordersTexts.boxes(line.boxes)}
            <small>{ordersTexts.boxOf(line.conditionnement)}</small>
          </b>
        </li>
      ))}
    </PlannedList>
  )
}
