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
import { campaignsFlow } from '#features/banners'
import { teamsFlow } from '#features/teams'
import { templatesFlow } from '#features/signatures'
import { usersFlow } from '#features/employees'

/** Changes of lists that the organisation counts or refers to. */
const organisationReloads: ReloadRules = { users: ['created', 'deleted'], templates: ['deleted'] }

/** The change itself was saved: a failure here is reported, and undoes nothing. */
function* followChanges(environment: Environment, change: ReturnType<typeof entityChanged>) {
  if (!isReloadedBy(organisationReloads, change)) return
  try {
    yield* refreshOrganisation(environment)
  } catch (error) {
    if (!isSessionEnd(error)) environment.notify(failureText(error, 'load'), 'danger')
  }
}

/** After a login: the current user, campaigns, users, teams and templates (specification 1, section 4). */
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

/** The lists that every screen uses; a member, who may not read them, has none. */
export function* loadLists(environment: Environment) {
  const user = yield* select(selectUser)
  if (!user || user.role === 'member') return
  yield* all([
    call(campaignsFlow.load, environment),
    call(usersFlow.load, environment),
    call(teamsFlow.load, environment),
    call(templatesFlow.load, environment),
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
