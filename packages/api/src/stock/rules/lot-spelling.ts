/** A line of a booking, with the number of its lot. */
export interface LotLine {
  productId: string
  lot?: string | undefined
  /** True if a person typed the lot. A scanned lot is exact. */
  isLotTyped?: boolean | undefined
}

/**
 * Returns the spelling to use for a typed lot. A known lot that differs only by case wins, so that
 * typing does not create a second lot for the same units.
 */
export function lotSpelling(typed: string, known: readonly string[]): string {
  if (known.includes(typed)) return typed
  const folded = typed.toLowerCase()
  return known.find((lot) => lot.toLowerCase() === folded) ?? typed
}

/**
 * Gives typed lots the spelling of the product's lots in stock, of scanned lines, or of earlier
 * typed lines.
 */
export function withLotSpelling<Line extends LotLine>(
  lines: readonly Line[],
  held: readonly { productId: string; lot: string }[],
): Line[] {
  const known = [...held, ...lines.filter((line) => line.lot && !line.isLotTyped)]
  return lines.map((line) => {
    if (!line.lot || !line.isLotTyped) return line
    const ofProduct = known.filter(({ productId }) => productId === line.productId)
    const lots = ofProduct.map(({ lot = '' }) => lot)
    const spelled = { ...line, lot: lotSpelling(line.lot, lots) }
    known.push(spelled)
    return spelled
  })
}
