/**
 * A French mobile number: +33 or 0, then 6 or 7, then four pairs of digits; spaces, dots and
 * dashes may stand between them.
 */
export function isMobilePhone(value: string): boolean {
  return /^(?:\+33[\s.-]?|0)[67](?:[\s.-]?\d{2}){4}$/.test(value.trim())
}
