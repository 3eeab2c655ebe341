import { type Filter, maxLimit, type User } from '@org/api/client'
import {
  type Environment,
  errorMessage,
  failureText,
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

/** How many loads of a list were begun, and the newest of them that has shown something. */
interface Loads {
  begun: number
  shown: number
}

const loadsOf = new WeakMap<Environment, Map<object, Loads>>()

/** The loads of that list in that store. */
function loadsOfList(environment: Environment, list: object): Loads {
  const lists = loadsOf.get(environment) ?? new Map<object, Loads>()
  loadsOf.set(environment, lists)
  const loads = lists.get(list) ?? { begun: 0, shown: 0 }
  lists.set(list, loads)
  return loads
}

type LoadPage<Item> = (filter: Filter, signal: AbortSignal) => Promise<Page<Item>>

/**
 * Loads the first page of a list; with `toEnd` the further ones after it, and what is there already
 * shows meanwhile. A failure is kept beside the list, so that its screen can say so and offer a retry.
 * Loads may overlap: an older one's late answer never goes over what a newer one has shown.
 */
function* loadList<Item>(
  environment: Environment,
  list: LoadableList<Item>,
  load: LoadPage<Item>,
  { toEnd = true } = {},
) {
  const loads = loadsOfList(environment, list)
  loads.begun += 1
  const turn = loads.begun
  try {
    let data: Item[] = []
    for (;;) {
      const filter = { limit: pageSize, offset: data.length }
      const page = yield* request((signal) => load(filter, signal))
      if (loads.shown > turn) return
      loads.shown = turn
      data = [...data, ...page.data]
      const isLast = !toEnd || page.data.length < pageSize || data.length >= page.total
      yield* put(list.actions.set({ data, total: page.total }))
      if (isLast) return
    }
  } catch (error) {
    if (isSessionEnd(error) || loads.shown > turn) return
    yield* put(list.actions.failed(errorMessage(error)))
  }
}

function* organisationPath() {
  const auth = yield* select(selectAuth)
  return auth && { id: auth.organisation_id }
}

export function* loadTeams(environment: Environment) {
  const { client } = environment
  const path = yield* organisationPath()
  if (!path) return
  yield* loadList(environment, teams, (filter, signal) =>
    client.call('listTeams', { path, query: { filter } }, { signal }),
  )
}

/**
 * Reads some teams again, such as those whose counts change now. An answer that is older than what a
 * load of the whole list has shown meanwhile is dropped.
 */
export function* refreshTeams(environment: Environment, ids: readonly string[]) {
  const { client } = environment
  const path = yield* organisationPath()
  if (!path) return
  const asked = ids.slice(0, pageSize)
  const filter: Filter = { where: { id: asked }, limit: pageSize }
  const loads = loadsOfList(environment, teams)
  const turn = loads.begun
  try {
    const { data, total } = yield* request((signal) =>
      client.call('listTeams', { path, query: { filter } }, { signal }),
    )
    if (loads.shown > turn) return
    for (const item of data) yield* put(teams.actions.patch({ id: item.id, changes: item }))
    // One of them is gone: without its row the list would be looked at for ever.
    if (total < asked.length) yield* loadTeams(environment)
  } catch (error) {
    if (isSessionEnd(error) || loads.shown > turn) return
    yield* put(teams.actions.failed(errorMessage(error)))
  }
}

export function* loadUsers(environment: Environment) {
  const { client } = environment
  const path = yield* organisationPath()
  if (!path) return
  // An organisation may have any number of employees: the screens that show them ask for their pages.
  const load: LoadPage<User> = (filter, signal) =>
    client.call('listUsers', { path, query: { filter } }, { signal })
  yield* loadList(environment, users, load, { toEnd: false })
}

export function* loadTemplates(environment: Environment) {
  const { client } = environment
  const path = yield* organisationPath()
  if (!path) return
  yield* loadList(environment, templates, (filter, signal) =>
    client.call('listSignatureTemplates', { path, query: { filter } }, { signal }),
  )
}

export function* loadCampaigns(environment: Environment) {
  const { client } = environment
  const path = yield* organisationPath()
  if (!path) return
  yield* loadList(environment, campaigns, (filter, signal) =>
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
    environment.notify(failureText(error, 'load'), 'danger')
  }
  yield* loadLists(environment)
}

/** The lists that every screen uses; a member, who may not read them, has none. */
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
