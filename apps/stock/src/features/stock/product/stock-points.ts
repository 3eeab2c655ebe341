import type { Movement } from '@org/api/client'

/** The stock level from a point in time onwards. */
export interface StockPoint {
  /** Seconds since 1970. */
  at: number
  qty: number
}

/**
 * Returns the stock before the oldest movement and after each movement, oldest first.
 *
 * @param qty the stock now
 * @param movements newest first, without gaps
 */
export function stockPoints(
  qty: number,
  movements: readonly Pick<Movement, 'qty' | 'createdAt'>[],
): StockPoint[] {
  const points: StockPoint[] = []
  let after = qty
  for (const movement of movements) {
    points.push({ at: movement.createdAt, qty: after })
    after -= movement.qty
  }
  const oldest = movements.at(-1)
  if (oldest) points.push({ at: oldest.createdAt, qty: after })
  return points.toReversed()
}

/** Fraction of the chart’s width that follows the last movement. */
const tail = 0.05

/** Width and height of the chart’s coordinates. */
export const chartSize = 100

/**
 * Returns the path of the stock over time: a step at each movement. The last level is drawn a
 * little further, so that it can be seen.
 */
export function stockPath(points: readonly StockPoint[]): string {
  const from = points[0]?.at ?? 0
  const length = Math.max(1, (points.at(-1)?.at ?? 0) - from) / (1 - tail)
  const most = Math.max(1, ...points.map(({ qty }) => qty))
  const x = (at: number) => round(((at - from) / length) * chartSize)
  const y = (qty: number) => round(chartSize - (qty / most) * chartSize)
  const steps = points.map(({ at, qty }, index) =>
    index === 0 ? `M${x(at)} ${y(qty)}` : `H${x(at)}V${y(qty)}`,
  )
  return `${steps.join('')}H${chartSize}`
}

const round = (value: number) => Math.round(value * 100) / 100
