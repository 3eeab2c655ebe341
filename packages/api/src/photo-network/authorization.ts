import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { PhotoNetwork } from '../ports/photo-network.ts'
import type { Caller } from '../call/caller.ts'
import { equalInConstantTime } from '../secrets/equal-in-constant-time.ts'

/** For which the network's page may stay open. */
const stateSeconds = 600

/** The page of the front end to which the network leads back; registered there. */
export const redirectUri = ({ settings }: Pick<Adapters, 'settings'>) =>
  `${settings.publicUrl}/photo-network`

/**
 * Only the session that asked can bring the code back: a code of somebody else's account would show
 * that person's videos.
 */
const stateOf = async (
  { secrets }: Pick<Adapters, 'secrets'>,
  { tokenHash }: Pick<Caller, 'tokenHash'>,
  asked: string,
) => `${asked}.${await secrets.hmac('photo-state', `${asked}.${tokenHash}`)}`

/** The network's page, with a state that only this session can bring back. */
export async function authorizationUrl(
  adapters: Adapters,
  network: PhotoNetwork,
  caller: Caller,
): Promise<string> {
  const { secrets, clock } = adapters
  const asked = `${secrets.random(16)}.${clock.now() + stateSeconds}`
  const state = await stateOf(adapters, caller, asked)
  return network.authorizationUrl({ redirectUri: redirectUri(adapters), state })
}

/** @throws ApiError PHOTO_STATE unless this session asked with this state, and lately */
export async function checkState(adapters: Adapters, caller: Caller, state: string): Promise<void> {
  const [random = '', expires = ''] = state.split('.')
  const expected = await stateOf(adapters, caller, `${random}.${expires}`)
  const isOurs = equalInConstantTime(state, expected)
  if (!isOurs || Number(expires) <= adapters.clock.now()) throw apiError('PHOTO_STATE')
}
