import type { Command } from '@org/api/client'
import { orderWords } from './order-words.ts'

/**
 * A quantity as full boxes and remaining units, followed by the total in units; without a full box,
 * only the total.
 */
export function Boxes({
  qty,
  conditionnement,
}: Pick<Command['products'][number], 'qty' | 'conditionnement'>) {
  const boxes = orderWords.inBoxesOf(qty, conditionnement)
  const units = orderWords.units(qty)
  return (
    <>
      {boxes}
      {boxes !== units && <small>{units}</small>}
    </>
  )
}
