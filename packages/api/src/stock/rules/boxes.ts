/** Units divided into boxes. */
export interface Boxes {
  boxes: number
  /** Units that do not fill a box. */
  rest: number
}

/**
 * Divides units into whole boxes.
 *
 * @param conditionnement units per box; less than 1 counts as 1
 */
export function toBoxes(units: number, conditionnement: number): Boxes {
  const boxSize = Math.max(1, conditionnement)
  return { boxes: Math.floor(units / boxSize), rest: units % boxSize }
}

/**
 * Returns the units after one press of plus or minus: the next higher or lower number of whole
 * boxes, and at least 0.
 */
export function stepBoxes(units: number, step: 1 | -1, conditionnement: number): number {
  const { boxes, rest } = toBoxes(units, conditionnement)
  const stepped = step === 1 ? boxes + 1 : boxes - (rest > 0 ? 0 : 1)
  return Math.max(0, stepped * Math.max(1, conditionnement))
}
