/** The number of a lot on a line of a booking. */
export interface LotLine {
  productId: string
  lot?: string | undefined
  /** True if a person typed it; a scanned one is exact. */
  isLotTyped?: boolean | undefined
}

/**
 * Returns the spelling of a typed lot: that of a known lot if they differ only by case, so that typing
 * makes no second lot of the same units.
 */
export function lotSpelling(typed: string, known: readonly string[]): string {
  if (known.includes(typed)) return typed
  const folded = typed.toLowerCase()
  return known.find((lot) => lot.toLowerCase() === folded) ?? typed
}

/** Spells the typed lots of lines like the held lots of their products, and like each other. */
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
