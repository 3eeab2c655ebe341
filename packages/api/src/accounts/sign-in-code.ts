import type { Secrets } from '../ports/services.ts'

/** A code opens for ten minutes, and for five attempts. */
export const codeSeconds = 600
export const codeAttempts = 5

/** Six random digits. */
export function newCode(secrets: Secrets): string {
  return String(secrets.randomInteger(1_000_000)).padStart(6, '0')
}

/** What is stored of a code. */
export function codeHmac(secrets: Secrets, email: string, code: string): Promise<string> {
  return secrets.hmac('sign-in-code', `${email} ${code.replace(/\s/g, '')}`)
}
