import type { IdentityUser } from '@org/data'
import { buffers, eventChannel } from 'redux-saga'
import { call, delay, put, race, take } from 'typed-redux-saga'
import { sessionEnded } from '../session/session-slice.ts'
import type { Environment } from '../store/environment.ts'

/**
 * How long nobody must be signed in at the service before the session ends, in ms. A tab that opens the
 * session of another one may learn of that tab's sign-in a moment later.
 */
const settlingTime = 3000

/**
 * Ends a session that the identity service opened once the person is not signed in there any more, because
 * another tab signed out or the account was disabled. Unsaved work stays on the screen.
 */
export function* followIdentity(environment: Environment) {
  const { client, data } = environment
  const services = yield* call(data)
  if (!services) return
  const changes = eventChannel<{ user: IdentityUser | null }>(
    (emit) => services.identity.subscribe((user) => emit({ user })),
    buffers.sliding(1),
  )
  try {
    let { user } = yield* take(changes)
    for (;;) {
      const { next } = yield* race({
        next: take(changes),
        ...(user ? {} : { settled: delay(settlingTime) }),
      })
      if (!next) break
      user = next.user
    }
    // Otherwise the token would stay valid. Signing out here works offline too.
    client.call('logout').catch((error: unknown) => console.warn(error))
    yield* put(sessionEnded('expired'))
  } finally {
    changes.close()
  }
}
