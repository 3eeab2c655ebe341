import type { Settings } from '../ports/adapters.ts'
import type { Origin } from '../call/call.ts'

/**
 * True if signing in with an unknown email creates an organisation. Hosts that only administer
 * never do this.
 */
export function mayRegister(
  { signUp }: Pick<Settings, 'signUp'>,
  { isAdminHost }: Pick<Origin, 'isAdminHost'>,
): boolean {
  return signUp === 'open' && !isAdminHost
}
