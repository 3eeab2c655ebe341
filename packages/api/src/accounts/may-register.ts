import type { Settings } from '../ports/adapters.ts'
import type { Origin } from '../call/call.ts'

/** True where an unknown email opens an organisation of its own. A host that only administers has none. */
export function mayRegister(
  { signUp }: Pick<Settings, 'signUp'>,
  { isAdminHost }: Pick<Origin, 'isAdminHost'>,
): boolean {
  return signUp === 'open' && !isAdminHost
}
