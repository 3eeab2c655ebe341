import type { Secrets } from '../ports/services.ts'

/** A code is valid for ten minutes, and for five attempts from the browser that requested it. */
export const codeSeconds = 600
export const codeAttempts = 5

/** Generates a random six-digit code. */
export function newCode(secrets: Secrets): string {
  // 128 random bits, so that the modulo bias is negligible.
  return String(BigInt(`0x${secrets.id()}`) % 1_000_000n).padStart(6, '0')
}

/** Computes the stored form of a code. */
export function codeHmac(secrets: Secrets, email: string, code: string): Promise<string> {
  return secrets.hmac('sign-in-code', `${email} ${code.replace(/\s/g, '')}`)
}
