import { clientNetwork, parseIp } from '@org/adapters/client-address'

/**
 * Identifies the client for rate limits. Google's front end appends the address that called it to
 * `X-Forwarded-For`; anything before it may be forged.
 */
export function clientOf(forwardedFor: string | undefined): string {
  const last = parseIp(forwardedFor?.split(',').at(-1) ?? '')
  return last ? clientNetwork(last) : 'unknown'
}
