import {
  entityChanged,
  type Environment,
  failureText,
  isReloadedBy,
  isSessionEnd,
  type ReloadRules,
  request,
  selectUser,
  sessionLoaded,
  signedIn,
  userLoaded,
} from '@org/app-kit'
import { all, call, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { listsLoaded, listsRequested } from '#shared/lists/reload-lists.ts'
import { refreshOrganisation } from '#shared/refresh-organisation.ts'
import { bannersFlow } from '#features/banners'
import { teamsFlow } from '#features/teams'
import { signaturesFlow } from '#features/signatures'
import { employeesFlow } from '#features/employees'

/** Changes that affect the organisation's counts, or its reference to a template. */
const organisationReloads: ReloadRules = { users: ['created', 'deleted'], templates: ['deleted'] }

/**
 * Reloads the organisation after a change that affects it. The change itself is saved, so a failure
 * is only reported.
 */
function* followChanges(environment: Environment, change: ReturnType<typeof entityChanged>) {
  if (!isReloadedBy(organisationReloads, change)) return
  try {
    yield* refreshOrganisation(environment)
  } catch (error) {
    if (!isSessionEnd(error)) environment.notify(failureText(error, 'load'), 'danger')
  }
}

/**
 * Loads the current user, campaigns, users, teams and templates after a login (specification 1,
 * section 4).
 */
export function* loadAfterLogin(environment: Environment) {
  const { client } = environment
  try {
    const user = yield* request((signal) =>
      client.call('getUser', { path: { id: 'me' } }, { signal }),
    )
    yield* put(userLoaded(user))
  } catch (error) {
    if (isSessionEnd(error)) return
    environment.notify(failureText(error, 'load'), 'danger')
  }
  yield* loadLists(environment)
}

/**
 * Loads the lists that every screen uses. Members may not read these lists, so nothing is loaded
 * for members.
 */
export function* loadLists(environment: Environment) {
  const user = yield* select(selectUser)
  if (!user || user.role === 'member') return
  yield* all([
    call(bannersFlow.load, environment),
    call(employeesFlow.load, environment),
    call(teamsFlow.load, environment),
    call(signaturesFlow.load, environment),
  ])
}

export function* loadListsSaga(environment: Environment) {
  yield* takeLatest(signedIn.type, loadAfterLogin, environment)
  yield* takeLatest(sessionLoaded.type, loadLists, environment)
  yield* takeEvery(listsRequested, function* () {
    yield* loadLists(environment)
    yield* put(listsLoaded())
  })
  yield* takeEvery(entityChanged, followChanges, environment)
}
