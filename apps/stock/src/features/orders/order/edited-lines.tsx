import { ApiError, type Command } from '@org/api/client'
import { stepBoxes } from '@org/api/stock'
import type { StockPorts } from '@org/data'
import { IconButton } from '@org/ui/primitives'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '#shared/loading/use-action.ts'
import { Amount, Lines } from '#shared/orders/orders.styles.ts'
import { EditActions } from '#shared/orders/edit-actions.tsx'
import { maxUnits } from '#shared/orders/max-units.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { ordersTexts } from '../texts.ts'
import { Boxes, ProductLine } from './order-lines.tsx'

export interface EditedLinesProps {
  order: Command
  onSaved: (order: Command) => void
  onCancel: () => void
}

/** The lines of an order in edit mode: plus and minus change a line by one box. */
export function EditedLines({ order, onSaved, onCancel }: EditedLinesProps) {
  const ports = useStockPorts()
  const action = useAction()
  const { isRunning } = action
  const [changes, setChanges] = useState<ReadonlyMap<string, number>>(new Map())
  const changed = [...changes].flatMap(([id, qty]) =>
    order.products.some((line) => line.id === id && line.qty !== qty) ? [{ id, qty }] : [],
  )
  return (
    <>
      <Lines aria-label={ordersTexts.products}>
        {order.products.map((line) => {
          const qty = changes.get(line.id) ?? line.qty
          const step = (by: 1 | -1) => {
            const next = Math.min(maxUnits, stepBoxes(qty, by, line.conditionnement))
            setChanges((former) => new Map(former).set(line.id, next))
          }
          return (
            <ProductLine key={line.id} line={line}>
              <Amount>
                <IconButton
                  label={ordersTexts.less(line.name)}
                  hasTooltip={false}
                  variant="secondary"
                  isDisabled={qty === 0 || isRunning}
                  onPress={() => step(-1)}
                >
                  <Minus size={20} aria-hidden="true" />
                </IconButton>
                <output>
                  <Boxes qty={qty} conditionnement={line.conditionnement} />
                </output>
                <IconButton
                  label={ordersTexts.more(line.name)}
                  hasTooltip={false}
                  variant="secondary"
                  isDisabled={isRunning}
                  onPress={() => step(1)}
                >
                  <Plus size={20} aria-hidden="true" />
                </IconButton>
              </Amount>
            </ProductLine>
          )
        })}
      </Lines>
      <EditActions
        isDirty={changed.length > 0}
        action={action}
        save={async () => onSaved(await sendQuantities(ports, order, changed))}
        onCancel={onCancel}
      />
    </>
  )
}

/**
 * Sends changed quantities. When somebody else has changed the order meanwhile, for example the daily
 * ordering, they are sent once more against the current order, because only these lines are set.
 */
async function sendQuantities(
  ports: StockPorts,
  { id, revision }: Command,
  products: { id: string; qty: number }[],
): Promise<Command> {
  try {
    return await ports.commands.save({ id, products }, { ifMatch: revision })
  } catch (error) {
    if (!(error instanceof ApiError) || error.type !== 'STALE') throw error
    const current = await ports.commands.get(id)
    return ports.commands.save({ id, products }, { ifMatch: current.revision })
  }
}
