import { type Environment, personLoaded, request } from '@org/app-kit'
import { put } from 'typed-redux-saga'
import { coachingPorts } from '../ports/coaching-ports.ts'
import { accountLoaded } from './account-slice.ts'

/** Loads the signed-in user. */
export function* loadAccount(environment: Environment) {
  const user = yield* request((signal) => coachingPorts(environment).users.get('me', { signal }))
  yield* put(personLoaded({ userId: user.id, email: user.email }))
  yield* put(accountLoaded(user))
}
