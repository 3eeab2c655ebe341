import type { Command } from '@org/api/client'
import { orderWords } from './order-words.ts'

/** A quantity in boxes, with the units below it, or in units alone. */
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
