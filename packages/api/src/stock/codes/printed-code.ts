const gtin14 = /^\d{14}$/

/**
 * Returns a code in the form that is printed under its bars. If zeros pad a stored GTIN to 14
 * digits, they are removed, which gives an EAN-8 or EAN-13. Any other code is unchanged.
 */
export function printedCode(code: string): string {
  if (!gtin14.test(code)) return code
  if (code.startsWith('000000')) return code.slice(6)
  return code.startsWith('0') ? code.slice(1) : code
}
