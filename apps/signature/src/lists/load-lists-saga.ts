import {
  entityChanged,
  type Environment,
  failureText,
  isReloadedBy,
  isSessionEnd,
  organisationLoaded,
  type ReloadRules,
  request,
  selectAuth,
  selectUser,
  sessionLoaded,
  signedIn,
  userLoaded,
} from '@org/app-kit'
import { all, call, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { campaignsFlow } from '../campaigns/campaigns-saga.ts'
import { teamsFlow } from '../teams/teams-saga.ts'
import { templatesFlow } from '../templates/templates-saga.ts'
import { usersFlow } from '../users/users-saga.ts'

/** Reads the organisation again, whose references change with teams and templates. */
export function* refreshOrganisation({ client }: Environment) {
  const auth = yield* select(selectAuth)
  if (!auth) return
  const organisation = yield* request((signal) =>
    client.call('getOrganisation', { path: { id: auth.organisation_id } }, { signal }),
  )
  yield* put(organisationLoaded(organisation))
}

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
  yield* takeEvery(entityChanged, followChanges, environment)
}
