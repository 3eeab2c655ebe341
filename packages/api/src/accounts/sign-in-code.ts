import type { Secrets } from '../ports/services.ts'

/** A code can be used for ten minutes, and for five attempts of the browser that asked for it. */
export const codeSeconds = 600
export const codeAttempts = 5

/** Six random digits. */
export function newCode(secrets: Secrets): string {
  // Of 128 bits: no code is noticeably more likely than another.
  return String(BigInt(`0x${secrets.id()}`) % 1_000_000n).padStart(6, '0')
}

/** The stored form of a code. */
export function codeHmac(secrets: Secrets, email: string, code: string): Promise<string> {
  return secrets.hmac('sign-in-code', `${email} ${code.replace(/\s/g, '')}`)
}
