import { type Filter, maxLimit } from '@org/api/client'
import {
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

/** Rows of one request, the most that the API gives. */
const pageSize = maxLimit

interface Page<Item> {
  data: Item[]
  total: number
}

interface LoadableList<Item> {
  actions: {
    set: (page: Page<Item>) => { type: string }
    failed: (message: string) => { type: string }
  }
}

type LoadPage<Item> = (filter: Filter, signal: AbortSignal) => Promise<Page<Item>>

/**
 * Loads one list, page after page; what is there already shows meanwhile. A failure is kept beside
 * the list, so that its screen can say so and offer a retry.
 */
function* loadList<Item>(list: LoadableList<Item>, load: LoadPage<Item>) {
  try {
    let data: Item[] = []
    for (;;) {
      const filter = { limit: pageSize, offset: data.length }
      const page = yield* request((signal) => load(filter, signal))
      data = [...data, ...page.data]
      const isLast = page.data.length < pageSize || data.length >= page.total
      yield* put(list.actions.set({ data, total: page.total }))
      if (isLast) return
    }
  } catch (error) {
    if (!isSessionEnd(error)) yield* put(list.actions.failed(errorMessage(error)))
  }
}

function* organisationPath() {
  const auth = yield* select(selectAuth)
  return auth && { id: auth.organisation_id }
}

export function* loadTeams({ client }: Environment) {
  const path = yield* organisationPath()
  if (!path) return
  yield* loadList(teams, (filter, signal) =>
    client.call('listTeams', { path, query: { filter } }, { signal }),
  )
}

export function* loadUsers({ client }: Environment) {
  const path = yield* organisationPath()
  if (!path) return
  yield* loadList(users, (filter, signal) =>
    client.call('listUsers', { path, query: { filter } }, { signal }),
  )
}

export function* loadTemplates({ client }: Environment) {
  const path = yield* organisationPath()
  if (!path) return
  yield* loadList(templates, (filter, signal) =>
    client.call('listSignatureTemplates', { path, query: { filter } }, { signal }),
  )
}

export function* loadCampaigns({ client }: Environment) {
  const path = yield* organisationPath()
  if (!path) return
  yield* loadList(campaigns, (filter, signal) =>
    client.call('listCampaigns', { path, query: { filter } }, { signal }),
  )
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
