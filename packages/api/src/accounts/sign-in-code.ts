import type { Secrets } from '../ports/services.ts'

/** A code is valid for ten minutes, and for five attempts from the browser that requested it. */
export const codeSeconds = 600
export const codeAttempts = 5

/** Lengths of a code, in digits. The long one is for unknown browsers while codes are guessed. */
export const codeDigits = { short: 6, long: 12 }

/** Generates a random code of this many digits. */
export function newCode(secrets: Secrets, digits: number): string {
  // 128 random bits, so that the modulo bias is negligible.
  return String(BigInt(`0x${secrets.id()}`) % 10n ** BigInt(digits)).padStart(digits, '0')
}

/** True for a code that is long enough never to be guessed. */
export const isLongCode = (code: string) => code.replace(/\s/g, '').length >= codeDigits.long

/** Computes the stored form of a code. */
export function codeHmac(secrets: Secrets, email: string, code: string): Promise<string> {
  return secrets.hmac('sign-in-code', `${email} ${code.replace(/\s/g, '')}`)
}
