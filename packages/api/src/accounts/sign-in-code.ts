import type { Secrets } from '../ports/services.ts'

/** A code opens for ten minutes, and for five attempts. */
export const codeSeconds = 600
export const codeAttempts = 5

/** Asked for again within these seconds, the same code is sent, so that nobody else's request voids it. */
export const youngCodeSeconds = 300

/** The six digits for an email that lapse at that second: secret as long as the server's key is. */
export async function codeFor(secrets: Secrets, email: string, expiresAt: number): Promise<string> {
  const signature = await secrets.hmac('sign-in-digits', `${email} ${expiresAt}`)
  const bytes = atob(signature.slice(0, 8).replaceAll('-', '+').replaceAll('_', '/'))
  let number = 0
  for (const byte of bytes) number = number * 256 + byte.charCodeAt(0)
  return String(number % 1_000_000).padStart(6, '0')
}

/** What is stored of a code. */
export function codeHmac(secrets: Secrets, email: string, code: string): Promise<string> {
  return secrets.hmac('sign-in-code', `${email} ${code.replace(/\s/g, '')}`)
}
