import { codeOn, readLabel } from '@org/api/stock'

/**
 * Returns the part of a scanned text that identifies the product, without lot and expiry date; null
 * if the label is invalid or names no product.
 *
 * @param today as YYYY-MM-DD
 */
export function scannedCode(text: string, today: string): string | null {
  const label = readLabel(text, { today })
  return label.kind === 'invalid' || label.kind === 'part' ? null : codeOn(label)
}
