import { type Environment, failureText, isSessionEnd } from '@org/app-kit'
import { all, call, put } from 'typed-redux-saga'
import { loadTeams, loadUsers, refreshOrganisation } from '../lists/load-lists-saga.ts'
import { usersSettled } from './user-edits-slice.ts'

/**
 * Reads again what a change of the employees changes: the rows, the teams' counts and the
 * organisation. A failure after a successful change is said, but does not undo the change.
 */
export function* refreshUsers(environment: Environment) {
  yield* put(usersSettled())
  try {
    yield* all([
      call(loadUsers, environment),
      call(loadTeams, environment),
      call(refreshOrganisation, environment),
    ])
  } catch (error) {
    if (!isSessionEnd(error)) environment.notify(failureText(error, 'load'), 'danger')
  }
}
