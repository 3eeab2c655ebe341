import type { Command } from '@org/api/client'
import { maxOrderedUnits, stepBoxes } from '@org/api/stock'
import { currentOf, useAction } from '@org/app-kit'
import type { StockPorts } from '@org/data'
import { IconButton } from '@org/ui/primitives'
import { Minus, Plus } from 'lucide-react'
import { Amount, Lines } from '#shared/orders/orders.styles.ts'
import { Boxes } from '#shared/orders/boxes.tsx'
import { EditActions } from '#shared/orders/edit-actions.tsx'
import { ForeignChanges } from '#shared/orders/foreign-changes.tsx'
import { useLineChanges } from '#shared/orders/use-line-changes.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { ordersTexts } from '../texts.ts'
import { ProductLine } from './order-lines.tsx'

export interface EditedLinesProps {
  order: Command
  onSaved: (order: Command) => void
  /** Called with the order as it is stored now, if somebody else has changed it. */
  onChanged: (order: Command) => void
  onCancel: () => void
}

type Line = Command['products'][number]

const editedLine = ({ id, name, qty }: Line) => ({ key: id, name, qty })

/**
 * The lines of an order in edit mode: plus and minus change a line by one box. Nothing can be
 * changed while the supplier is archived.
 */
export function EditedLines({ order, onSaved, onChanged, onCancel }: EditedLinesProps) {
  const ports = useStockPorts()
  const action = useAction()
  const isDisabled = action.isRunning || order.isSupplierArchived
  const edited = useLineChanges(['order', 'edit', order.id], order.products.map(editedLine))
  const { kept } = edited
  const sizes = new Map(order.products.map(({ id, conditionnement }) => [id, conditionnement]))
  const save = async () => {
    const products = order.products.flatMap(({ id }) => {
      const change = kept.value[id]
      return change ? [{ id, qty: change.qty }] : []
    })
    const saved = await sendQuantities(ports, order, products, onChanged)
    if (saved === null) return
    kept.discard()
    onSaved(saved)
  }
  return (
    <>
      <ForeignChanges
        contested={edited.contested}
        foreign={edited.foreign}
        format={(key, qty) => ordersTexts.inBoxesOf(qty, sizes.get(key) ?? 1)}
        onTake={edited.take}
        onReplace={edited.replace}
      />
      <Lines aria-label={ordersTexts.products}>
        {order.products.map((line) => {
          const { conditionnement } = line
          const qty = edited.qtyOf(editedLine(line))
          const step = (by: 1 | -1) =>
            edited.setQty(
              editedLine(line),
              Math.min(maxOrderedUnits, stepBoxes(qty, by, conditionnement)),
            )
          return (
            <ProductLine key={line.id} line={line}>
              <Amount>
                <IconButton
                  label={ordersTexts.less(line.name)}
                  hasTooltip={false}
                  variant="secondary"
                  isDisabled={qty === 0 || isDisabled}
                  onPress={() => step(-1)}
                >
                  <Minus size={20} aria-hidden="true" />
                </IconButton>
                <output>
                  <Boxes qty={qty} conditionnement={conditionnement} />
                </output>
                <IconButton
                  label={ordersTexts.more(line.name)}
                  hasTooltip={false}
                  variant="secondary"
                  isDisabled={isDisabled}
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
        kept={kept}
        isBlocked={edited.contested.length > 0 || order.isSupplierArchived}
        action={action}
        save={save}
        onCancel={onCancel}
      />
    </>
  )
}

/**
 * Sends changed quantities. If somebody else or the daily ordering has changed the quantities in
 * the meantime, nothing is saved until the person has seen the new quantities.
 *
 * @returns the stored order; null if the person must first see the changes, which `onChanged`
 * receives
 */
async function sendQuantities(
  ports: StockPorts,
  order: Command,
  products: { id: string; qty: number }[],
  onChanged: (order: Command) => void,
): Promise<Command | null> {
  const changed = { id: order.id, products }
  try {
    return await ports.commands.save(changed, { ifMatch: order.revision })
  } catch (error) {
    const current = currentOf(error) as Command | null
    if (current === null) throw error
    onChanged(current)
    if (!hasSameQuantities(order, current)) return null
    return ports.commands.save(changed, { ifMatch: current.revision })
  }
}

const hasSameQuantities = (one: Command, other: Command) =>
  one.products.length === other.products.length &&
  one.products.every(({ id, qty }) =>
    other.products.some((line) => line.id === id && line.qty === qty),
  )
