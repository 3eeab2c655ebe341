import type { Settings } from '../ports/adapters.ts'
import type { Origin } from '../call/call.ts'

/**
 * True if signing in with an unknown email creates an organisation. Always false on the host of the
 * coaching admin.
 */
export function mayRegister(
  { signUp }: Pick<Settings, 'signUp'>,
  { isAdminHost }: Pick<Origin, 'isAdminHost'>,
): boolean {
  return signUp === 'open' && !isAdminHost
}
