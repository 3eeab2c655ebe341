import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { PhotoNetwork } from '../ports/photo-network.ts'
import type { Caller } from '../call/caller.ts'
import { equalInConstantTime } from '../secrets/equal-in-constant-time.ts'

/** How long the person may take on the network's consent page, in seconds. */
const stateSeconds = 600

/**
 * Returns the page of the caller's product that the network redirects to. It must be registered
 * with the network.
 */
export const redirectUri = (
  { settings }: Pick<Adapters, 'settings'>,
  { user }: Pick<Caller, 'user'>,
): string =>
  user.product === 'coaching'
    ? `${settings.urlOf('coaching')}/instagram-callback`
    : `${settings.publicUrl}/photo-network`

/**
 * Creates an OAuth `state` that is bound to the current session. Otherwise an attacker could make
 * someone's session accept a code for the attacker's account, and that session would show the
 * attacker's videos.
 */
const stateOf = async (
  { secrets }: Pick<Adapters, 'secrets'>,
  { tokenHash }: Pick<Caller, 'tokenHash'>,
  unsigned: string,
) => `${unsigned}.${await secrets.hmac('photo-state', `${unsigned}.${tokenHash}`)}`

/** Builds the address of the network's page, with a state that only this session can return. */
export async function authorizationUrl(
  adapters: Adapters,
  network: PhotoNetwork,
  caller: Caller,
): Promise<string> {
  const { secrets, clock } = adapters
  const unsigned = `${secrets.random(16)}.${clock.now() + stateSeconds}`
  const state = await stateOf(adapters, caller, unsigned)
  return network.authorizationUrl({ redirectUri: redirectUri(adapters, caller), state })
}

/**
 * Checks the state that came back from the network.
 *
 * @throws ApiError PHOTO_STATE if this session did not create the state, or if the state has
 *   expired
 */
export async function checkState(adapters: Adapters, caller: Caller, state: string): Promise<void> {
  const [random = '', expires = ''] = state.split('.')
  const expected = await stateOf(adapters, caller, `${random}.${expires}`)
  const isOurs = equalInConstantTime(state, expected)
  if (!isOurs || Number(expires) <= adapters.clock.now()) throw apiError('PHOTO_STATE')
}
