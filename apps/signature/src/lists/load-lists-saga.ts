import type { Filter } from '@org/api/client'
import {
  type ApiCall,
  type Environment,
  errorMessage,
  isSessionEnd,
  organisationLoaded,
  request,
  selectAuth,
  selectUser,
  sessionLoaded,
  signedIn,
  userLoaded,
} from '@org/app-kit'
import { all, call, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { campaigns, teams, templates, users } from './lists.ts'

/** Most rows of one request; larger organisations are searched on the server. */
const pageSize = 500

/** The filter that asks for as many rows as one request may have. */
export const wholePage: Filter = { limit: pageSize }

interface LoadableList<Item> {
  actions: {
    set: (page: { data: Item[]; total: number }) => { type: string }
    failed: (message: string) => { type: string }
  }
}

/** Loads one list; a failure is kept beside the list, so that its screen can say so and offer a retry. */
function* loadList<Item>(
  list: LoadableList<Item>,
  load: ApiCall<{ data: Item[]; total: number }>,
) {
  try {
    const { data, total } = yield* request(load)
    yield* put(list.actions.set({ data, total }))
  } catch (error) {
    if (!isSessionEnd(error)) yield* put(list.actions.failed(errorMessage(error)))
  }
}

function* organisationQuery() {
  const auth = yield* select(selectAuth)
  return auth && { path: { id: auth.organisation_id }, query: { filter: wholePage } }
}

export function* loadTeams({ client }: Environment) {
  const query = yield* organisationQuery()
  if (query) yield* loadList(teams, (signal) => client.call('listTeams', query, { signal }))
}

export function* loadUsers({ client }: Environment) {
  const query = yield* organisationQuery()
  if (query) yield* loadList(users, (signal) => client.call('listUsers', query, { signal }))
}

export function* loadTemplates({ client }: Environment) {
  const query = yield* organisationQuery()
  if (!query) return
  yield* loadList(templates, (signal) => client.call('listSignatureTemplates', query, { signal }))
}

export function* loadCampaigns({ client }: Environment) {
  const query = yield* organisationQuery()
  if (!query) return
  yield* loadList(campaigns, (signal) => client.call('listCampaigns', query, { signal }))
}

/** Reads the organisation again, whose references change with teams and templates. */
export function* refreshOrganisation({ client }: Environment) {
  const auth = yield* select(selectAuth)
  if (!auth) return
  const organisation = yield* request((signal) =>
    client.call('getOrganisation', { path: { id: auth.organisation_id } }, { signal }),
  )
  yield* put(organisationLoaded(organisation))
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
    environment.notify(errorMessage(error), 'danger')
  }
  yield* loadLists(environment)
}

/** The first page of every list; a member, who may not read them, has none. */
export function* loadLists(environment: Environment) {
  const user = yield* select(selectUser)
  if (!user || user.role === 'member') return
  yield* all([
    call(loadCampaigns, environment),
    call(loadUsers, environment),
    call(loadTeams, environment),
    call(loadTemplates, environment),
  ])
}

export function* loadListsSaga(environment: Environment) {
  yield* takeLatest(signedIn.type, loadAfterLogin, environment)
  yield* takeLatest(sessionLoaded.type, loadLists, environment)
  yield* takeEvery(teams.actions.loadRequested.type, loadTeams, environment)
  yield* takeEvery(users.actions.loadRequested.type, loadUsers, environment)
  yield* takeEvery(templates.actions.loadRequested.type, loadTemplates, environment)
  yield* takeEvery(campaigns.actions.loadRequested.type, loadCampaigns, environment)
}
