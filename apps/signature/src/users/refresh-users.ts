import { type Environment, failureText, isSessionEnd } from '@org/app-kit'
import { all, call, put } from 'typed-redux-saga'
import { loadTeams, loadUsers, refreshOrganisation } from '../lists/load-lists-saga.ts'
import { usersSettled } from './user-edits-slice.ts'

/** Reads the employees and the teams' counts again; where that fails, the lists say so themselves. */
export function* refreshRows(environment: Environment) {
  yield* put(usersSettled())
  yield* all([call(loadUsers, environment), call(loadTeams, environment)])
}

/**
 * Reads again what a change of the employees changes: the rows, the teams' counts and the
 * organisation. A failure after a successful change is said, but does not undo the change.
 */
export function* refreshUsers(environment: Environment) {
  try {
    yield* all([call(refreshRows, environment), call(refreshOrganisation, environment)])
  } catch (error) {
    if (!isSessionEnd(error)) environment.notify(failureText(error, 'load'), 'danger')
  }
}
