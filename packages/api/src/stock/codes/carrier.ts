/** What a type of bar code can contain: GS1 fields, a bare GTIN, or anything. */
export type Carrier = 'fields' | 'gtin' | 'any'

/**
 * Maps symbology identifiers to the content of their bar codes (GS1 General Specifications, figure
 * 5.1.2-2).
 */
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
 * Splits off the prefix with which a scanner identifies the type of bar code (ISO/IEC 15424). If
 * the prefix is unlisted or, as with most scanners, missing, the content can be anything.
 */
export function splitCarrier(text: string): { carrier: Carrier; content: string } {
  const [prefix] = symbologyIdentifier.exec(text) ?? ['']
  return { carrier: carriers.get(prefix) ?? 'any', content: text.slice(prefix.length).trim() }
}
