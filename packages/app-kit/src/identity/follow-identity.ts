import type { IdentityUser } from '@org/data'
import { buffers, eventChannel } from 'redux-saga'
import { call, delay, put, race, take } from 'typed-redux-saga'
import { sessionEnded } from '../session/session-slice.ts'
import type { Environment } from '../store/environment.ts'

/**
 * How long the service must report that nobody is signed in before the session ends, in ms. A tab
 * that takes over another tab's session may learn of the sign-in a moment later.
 */
const settlingTime = 3000

/**
 * Ends the session once the person is no longer signed in at the identity service that opened it,
 * because another tab signed out or the account was disabled. Unsaved work stays on the screen.
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
    // Revokes the token, which would stay valid otherwise. The session ends here even offline.
    client.call('logout').catch((error: unknown) => console.warn(error))
    yield* put(sessionEnded('expired'))
  } finally {
    changes.close()
  }
}
