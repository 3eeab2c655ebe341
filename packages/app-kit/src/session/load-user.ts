import { put } from 'typed-redux-saga'
import type { Environment } from '../store/environment.ts'
import { request } from '../store/request.ts'
import { organisationLoaded, userLoaded } from './session-slice.ts'
import type { Auth } from './session-storage.ts'

/** Loads the user and the organisation of a stored session of the signature product. */
export function* loadUser({ client }: Environment, auth: Auth) {
  const [user, organisation] = yield* request((signal) =>
    Promise.all([
      client.call('getUser', { path: { id: 'me' } }, { signal }),
      client.call('getOrganisation', { path: { id: auth.organisation_id } }, { signal }),
    ]),
  )
  yield* put(userLoaded(user))
  yield* put(organisationLoaded(organisation))
}
