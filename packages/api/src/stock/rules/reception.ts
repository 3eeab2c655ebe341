import type { LotMovement } from './allocate-return.ts'
import type { ProductQuantity } from './on-order.ts'

/**
 * The choice for the missing units of a product: 'arrive plus tard', 'commander à nouveau', or
 * nothing.
 */
export type MissingChoice = 'later' | 'again' | 'nothing'

/** The reception of an order that is `sent`. */
export interface Reception {
  order: {
    id: string
    /** One line per product. */
    lines: readonly ProductQuantity[]
  }
  /**
   * The units that arrived, by product and lot. A product may have several entries, or may not be
   * on the order.
   */
  received: readonly LotMovement[]
  /** Products without a choice get `nothing`. */
  choices: ReadonlyMap<string, MissingChoice>
  /** Archived products, which are not ordered again. */
  archived?: ReadonlySet<string>
}

/** A line of the received order. */
export interface ReceivedLine extends ProductQuantity {
  qtyReceived: number
  /** Whether fewer or more units arrived than were ordered; null if neither. */
  difference: 'less' | 'more' | null
}

/** An order for the missing units of a received order. */
export interface FollowUpOrder {
  /**
   * `sent`, but without a mail, for units that arrive later; `created` for units to order again.
   */
  status: 'sent' | 'created'
  originCommandId: string
  lines: ProductQuantity[]
}

export interface ReceptionResult {
  /** The lines as ordered, then products that were not ordered, with an ordered quantity of 0. */
  lines: ReceivedLine[]
  /** The movements to book into stock: everything that arrived. */
  movements: LotMovement[]
  /** At most one order with each status. */
  followUps: FollowUpOrder[]
  /** The archived products that follow-up orders leave out. */
  leftOut: string[]
}

/**
 * Determines what the reception of an order books into stock, which lines it marks, and which
 * orders it creates.
 */
export function receive({
  order,
  received,
  choices,
  archived = new Set(),
}: Reception): ReceptionResult {
  const movements = received.filter(({ qty }) => qty > 0)
  const lines = receivedLines(order.lines, movements)
  const missing = lines.filter(({ difference }) => difference === 'less')
  const isLeftOut = ({ productId }: ReceivedLine) => archived.has(productId)
  const followUp = (choice: MissingChoice, status: FollowUpOrder['status']): FollowUpOrder => ({
    status,
    originCommandId: order.id,
    lines: missing
      .filter((line) => choices.get(line.productId) === choice && !isLeftOut(line))
      .map(({ productId, qty, qtyReceived }) => ({ productId, qty: qty - qtyReceived })),
  })
  const followUps = [followUp('later', 'sent'), followUp('again', 'created')]
  const leftOut = missing.filter(
    (line) => isLeftOut(line) && (choices.get(line.productId) ?? 'nothing') !== 'nothing',
  )
  return {
    lines,
    movements,
    followUps: followUps.filter((next) => next.lines.length > 0),
    leftOut: leftOut.map(({ productId }) => productId),
  }
}

function receivedLines(
  ordered: readonly ProductQuantity[],
  movements: readonly LotMovement[],
): ReceivedLine[] {
  const units = new Map(ordered.map(({ productId }) => [productId, 0]))
  for (const { productId, qty } of movements)
    units.set(productId, (units.get(productId) ?? 0) + qty)
  const quantities = new Map(ordered.map(({ productId, qty }) => [productId, qty]))
  return [...units].map(([productId, qtyReceived]) => {
    const qty = quantities.get(productId) ?? 0
    return { productId, qty, qtyReceived, difference: differenceOf(qty, qtyReceived) }
  })
}

function differenceOf(qty: number, qtyReceived: number): ReceivedLine['difference'] {
  if (qtyReceived === qty) return null
  return qtyReceived < qty ? 'less' : 'more'
}
