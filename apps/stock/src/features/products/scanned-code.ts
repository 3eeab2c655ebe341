import { readLabel } from '@org/api/stock'

/** The 14 digits of a GTIN as they are printed under its bars. */
function printed(gtin: string): string {
  if (gtin.startsWith('000000')) return gtin.slice(6)
  return gtin.startsWith('0') ? gtin.slice(1) : gtin
}

/**
 * Returns the part of a scanned text that identifies the product, without lot and expiry date; null if
 * the label is invalid.
 *
 * @param today as YYYY-MM-DD
 */
export function scannedCode(text: string, today: string): string | null {
  const label = readLabel(text, { today })
  if (label.kind === 'invalid') return null
  return label.kind === 'gs1' ? printed(label.gtin) : label.code
}
