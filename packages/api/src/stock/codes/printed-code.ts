const gtin14 = /^\d{14}$/

/**
 * Returns a code as it is printed under its bars: a stored GTIN without the zeros that fill it up to 14
 * digits, as EAN-8 or EAN-13; any other code as it is.
 */
export function printedCode(code: string): string {
  if (!gtin14.test(code)) return code
  if (code.startsWith('000000')) return code.slice(6)
  return code.startsWith('0') ? code.slice(1) : code
}
