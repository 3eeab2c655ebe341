/** What a kind of bar code can contain: GS1 fields, a bare GTIN, or anything. */
export type Carrier = 'fields' | 'gtin' | 'any'

/** By symbology identifier (GS1 General Specifications, figure 5.1.2-2). */
const carriers = new Map<string, Carrier>([
  [']C1', 'fields'], // GS1-128
  [']d2', 'fields'], // GS1 DataMatrix
  [']Q3', 'fields'], // GS1 QR Code
  [']J1', 'fields'], // GS1 DotCode
  [']e0', 'fields'], // GS1 DataBar
  [']e1', 'fields'], // GS1 Composite
  [']e2', 'fields'],
  [']E0', 'gtin'], // EAN-13, UPC-A
  [']E4', 'gtin'], // EAN-8
  [']I1', 'gtin'], // ITF-14
])

const symbologyIdentifier = /^\][A-Za-z][0-9A-Za-z]/

/**
 * Splits off the prefix by which a scanner names the kind of bar code (ISO/IEC 15424). Most scanners
 * send none; other kinds can contain anything.
 */
export function splitCarrier(text: string): { carrier: Carrier; content: string } {
  const [prefix] = symbologyIdentifier.exec(text) ?? ['']
  return { carrier: carriers.get(prefix) ?? 'any', content: text.slice(prefix.length).trim() }
}
