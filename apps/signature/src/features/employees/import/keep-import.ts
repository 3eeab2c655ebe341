import { type Environment, request, selectAuth, selectUser } from '@org/app-kit'
import { call, put, type SagaGenerator, select } from 'typed-redux-saga'
import { importLock } from './import-lock.ts'
import {
  importFollowed,
  importRestored,
  importSuperseded,
  runningElsewhere,
  selectEmployeeImport,
} from './import-slice.ts'
import { hasRows } from './import-state.ts'
import { openImport, progressOf, type StoredImport } from './import-store.ts'
import { type ImportNews, type ImportTabs, openImportTabs } from './import-tabs.ts'

/** This tab's state of the import that all tabs of this browser share. */
interface SharedImport {
  tabs: ImportTabs
  copy: ReturnType<typeof openImport>
  /** Whether this tab shows the stored import. */
  isShown: boolean
  /** Whether this tab runs the import. */
  isRunner: boolean
  /** Resolves once all storage tasks of this tab are done. */
  turns: Promise<void>
}

const sharedImports = new WeakMap<Environment, SharedImport>()

/** Starts sharing the import; called again for each account that signs in. */
export function openSharedImport(environment: Environment): SharedImport {
  const shared = {
    tabs: openImportTabs(),
    copy: openImport(),
    isShown: false,
    isRunner: false,
    turns: Promise.resolve(),
  }
  sharedImports.set(environment, shared)
  return shared
}

export function sharedImportOf(environment: Environment): SharedImport {
  const shared = sharedImports.get(environment)
  if (!shared) throw new Error('The import of this store was not started.')
  return shared
}

/**
 * Runs a storage task. A failure is only logged: without storage (a private window), the import
 * still works, but only until the page is closed.
 */
function* attempt(work: () => Promise<void>) {
  try {
    yield* call(work)
  } catch (error) {
    console.error(error)
  }
}

/**
 * Runs one storage task at a time. Otherwise, a task could mistake rows that this tab is still
 * writing for rows of another tab.
 */
function* inTurn<Result>(shared: SharedImport, work: () => SagaGenerator<Result>) {
  const before = shared.turns
  const { promise, resolve } = Promise.withResolvers<void>()
  shared.turns = before.then(() => promise)
  try {
    yield* call(() => before)
    return yield* work()
  } finally {
    resolve()
  }
}

/** Whether another tab has resumed or ended the import that this tab shows. */
export function* isImportStale(environment: Environment) {
  const shared = sharedImportOf(environment)
  return yield* inTurn(shared, () => isStale(shared))
}

function* isStale({ copy, isShown }: SharedImport): SagaGenerator<boolean> {
  if (!isShown) return false
  try {
    return !(yield* call(copy.isCurrent))
  } catch (error) {
    console.error(error)
    return false
  }
}

export function* removeImport(environment: Environment) {
  const shared = sharedImportOf(environment)
  yield* inTurn(shared, () => remove(shared))
}

function* remove(shared: SharedImport) {
  const wasStale = yield* isStale(shared)
  shared.isShown = false
  if (wasStale) return
  yield* attempt(shared.copy.remove)
  shared.tabs.post({ version: null, progress: null })
}

/** Stores the current rows, or deletes the stored import if there are no rows to resume. */
export function* storeImport(environment: Environment) {
  const shared = sharedImportOf(environment)
  yield* inTurn(shared, () => store(shared))
}

function* store(shared: SharedImport) {
  if (yield* isStale(shared)) return
  const user = yield* select(selectUser)
  const state = yield* select(selectEmployeeImport)
  if (!user) return
  if (!hasRows(state)) return yield* remove(shared)
  const { queue, aside, batch, teamId, isOnboarding, updatesExisting } = state
  const { created, updated, unchanged } = state
  const rows = { queue, aside, batch, teamId, isOnboarding, updatesExisting }
  const stored = { ...rows, created, updated, unchanged, ownerId: user.id }
  yield* attempt(async () => {
    await shared.copy.write(stored)
    shared.isShown = true
    shared.tabs.post({ version: shared.copy.version(), progress: null })
  })
}

/** Stores only the progress while the import runs: the rows change only during a pause. */
export function* storeProgress(environment: Environment) {
  const state = yield* select(selectEmployeeImport)
  if (!state.isRunning) return yield* storeImport(environment)
  const { tabs, copy } = sharedImportOf(environment)
  const progress = progressOf(state)
  yield* attempt(() => copy.writeProgress(progress))
  tabs.post({ version: copy.version(), progress })
}

/**
 * Shows the stored import of this account, unless this tab has started another one in the meantime.
 */
export function* showStored(environment: Environment) {
  const shared = sharedImportOf(environment)
  try {
    const stored = yield* call(shared.copy.read)
    const { isRunning } = yield* select(selectEmployeeImport)
    if (!isRunning) yield* show(shared, stored)
  } catch (error) {
    console.error(error)
  }
}

function* show(shared: SharedImport, stored: StoredImport | null) {
  const auth = yield* select(selectAuth)
  shared.isShown = stored !== null && stored.ownerId === auth?.user_id
  if (stored && shared.isShown) {
    const { ownerId: _, ...rows } = stored
    yield* put(importRestored(rows))
    return
  }
  // If rows remain, another tab has abandoned the import, so it disappears here. An import that
  // another tab has finished has no rows left, and stays visible.
  if (hasRows(yield* select(selectEmployeeImport))) yield* put(importSuperseded())
}

/** Restores the stored import when a session starts, and follows the tab that runs it. */
export function* restoreImport(environment: Environment) {
  const { isRunning } = yield* select(selectEmployeeImport)
  if (isRunning || sharedImportOf(environment).isRunner) return
  yield* showStored(environment)
  yield* waitForRunner(environment)
}

/** Follows another tab's changes to the import. */
export function* followTab(environment: Environment, { version, progress }: ImportNews) {
  const { copy, isShown, isRunner } = sharedImportOf(environment)
  if (isRunner) return
  const isOfShown = isShown && version === copy.version()
  if (progress && isOfShown) yield* put(importFollowed(progress))
  else yield* showStored(environment)
  yield* waitForRunner(environment)
}

/** Marks the import as running in another tab until that tab pauses it, ends it or is closed. */
function* waitForRunner(environment: Environment) {
  const isHeld = yield* call(importLock.isHeld)
  const { isElsewhere } = yield* select(selectEmployeeImport)
  if (isHeld !== isElsewhere) yield* put(runningElsewhere(isHeld))
  if (!isHeld) return
  yield* request(importLock.untilFree)
  // Offers to resume only now, since the import must continue from where the other tab stopped.
  yield* showStored(environment)
  yield* put(runningElsewhere(false))
}
