import type { DataServices } from '@org/data'
import { call } from 'typed-redux-saga'

/** Signs out at the identity service; a failure is only logged. */
export function* signOutThere({ identity }: DataServices) {
  try {
    yield* call(() => identity.signOut())
  } catch (error) {
    // Ignore the failure: the user is signed out of this app, and the service asks for an account
    // next time.
    console.error(error)
  }
}
