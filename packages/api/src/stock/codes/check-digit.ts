/**
 * Computes the check digit of a GS1 key from its other digits, which are weighted 3, 1, 3, … from
 * the right (GS1 General Specifications, section 7.9).
 */
export function checkDigit(digits: string): string {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const weight = (digits.length - at) % 2 === 1 ? 3 : 1
    sum += weight * Number(digits[at])
  }
  return String((10 - (sum % 10)) % 10)
}

/** True when the last digit is the correct check digit for the digits before it. */
export function endsInCheckDigit(digits: string): boolean {
  return checkDigit(digits.slice(0, -1)) === digits.at(-1)
}
