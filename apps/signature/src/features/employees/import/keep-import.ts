import { type Environment, request, selectAuth, selectUser } from '@org/app-kit'
import { call, put, type SagaGenerator, select } from 'typed-redux-saga'
import { importLock } from './import-lock.ts'
import {
  heldElsewhere,
  importFollowed,
  importRestored,
  importSuperseded,
  selectUserImport,
} from './import-slice.ts'
import { hasRows } from './import-state.ts'
import { importStore, type KeptImport, progressOf } from './import-store.ts'
import { type ImportNews, type ImportTabs, openImportTabs } from './import-tabs.ts'

/** What this tab knows of the import that the tabs of this browser share. */
interface Desk {
  tabs: ImportTabs
  /** Stamp of the kept rows that this tab has read or written last; undefined: none. */
  stamp: string | undefined
  /** Whether this tab holds the import. */
  isHolder: boolean
  /** Settled once the store has done all that this tab has asked of it. */
  turns: Promise<void>
}

const desks = new WeakMap<Environment, Desk>()

/** A fresh one for each account that is signed in. */
export function openDesk(environment: Environment): Desk {
  const desk = {
    tabs: openImportTabs(),
    stamp: undefined,
    isHolder: false,
    turns: Promise.resolve(),
  }
  desks.set(environment, desk)
  return desk
}

export function deskOf(environment: Environment): Desk {
  const desk = desks.get(environment)
  if (!desk) throw new Error('The import of this store was not started.')
  return desk
}

/** A browser that keeps nothing (a private window) imports all the same, for this page only. */
function* keeping(work: () => Promise<void>) {
  try {
    yield* call(work)
  } catch (error) {
    console.error(error)
  }
}

/**
 * Does one thing after the other with what is kept: rows that this tab is just writing would else
 * look to its next step as if another tab had written them.
 */
function* inTurn<Result>(desk: Desk, work: () => SagaGenerator<Result>) {
  const before = desk.turns
  let end = () => {}
  const own = new Promise<void>((resolve) => {
    end = resolve
  })
  desk.turns = before.then(() => own)
  try {
    yield* call(() => before)
    return yield* work()
  } finally {
    end()
  }
}

/** What is kept where it is not this tab's own any more: another tab has resumed or ended it. */
export function* takenOver(environment: Environment) {
  const desk = deskOf(environment)
  return yield* inTurn(desk, () => readTaken(desk))
}

function* readTaken({ stamp }: Desk) {
  if (stamp === undefined) return { isTaken: false, kept: null }
  try {
    const kept = yield* call(importStore.read)
    return { isTaken: kept?.stamp !== stamp, kept }
  } catch (error) {
    console.error(error)
    return { isTaken: false, kept: null }
  }
}

export function* forgetImport(environment: Environment) {
  const desk = deskOf(environment)
  yield* inTurn(desk, () => forget(desk))
}

function* forget(desk: Desk) {
  const { isTaken } = yield* readTaken(desk)
  desk.stamp = undefined
  if (isTaken) return
  yield* keeping(importStore.clear)
  desk.tabs.tell({ stamp: null, progress: null })
}

/** Writes the rows as they are; without rows there is nothing to resume. */
export function* keepImport(environment: Environment) {
  const desk = deskOf(environment)
  yield* inTurn(desk, () => keep(desk, environment.newKey()))
}

function* keep(desk: Desk, stamp: string) {
  const { isTaken } = yield* readTaken(desk)
  if (isTaken) return
  const user = yield* select(selectUser)
  const state = yield* select(selectUserImport)
  if (!user) return
  if (!hasRows(state)) return yield* forget(desk)
  const { queue, aside, batch, teamId, isOnboarding, updatesExisting } = state
  const { created, updated, unchanged } = state
  const rows = { queue, aside, batch, teamId, isOnboarding, updatesExisting }
  const kept = { ...rows, created, updated, unchanged, ownerId: user.id, stamp }
  yield* keeping(async () => {
    await importStore.write(kept)
    desk.stamp = stamp
    desk.tabs.tell({ stamp, progress: null })
  })
}

/** While it runs nobody changes the rows; during a pause somebody may have. */
export function* keepProgress(environment: Environment) {
  const state = yield* select(selectUserImport)
  if (!state.isRunning) return yield* keepImport(environment)
  const { tabs, stamp } = deskOf(environment)
  const progress = progressOf(state)
  yield* keeping(() => importStore.writeProgress(progress))
  tabs.tell({ stamp: stamp ?? null, progress })
}

/** Shows what this browser keeps of an import of this account; rows that were started meanwhile stay. */
export function* showKept(environment: Environment) {
  const desk = deskOf(environment)
  try {
    const kept = yield* call(importStore.read)
    const { isRunning } = yield* select(selectUserImport)
    if (!isRunning) yield* showImport(desk, kept)
  } catch (error) {
    console.error(error)
  }
}

function* showImport(desk: Desk, kept: KeptImport | null) {
  const auth = yield* select(selectAuth)
  // What a former session has held was cleared away with it.
  desk.stamp = undefined
  if (kept && kept.ownerId === auth?.user_id) {
    const { ownerId: _, stamp, ...rows } = kept
    desk.stamp = stamp
    yield* put(importRestored(rows))
    return
  }
  // What another tab has ended stays on the screen as it ended; what it has abandoned does not.
  if (hasRows(yield* select(selectUserImport))) yield* put(importSuperseded())
}

/** Takes up what is kept at the start of a session, and stays with it while another tab runs it. */
export function* restoreImport(environment: Environment) {
  const { isRunning } = yield* select(selectUserImport)
  if (isRunning || deskOf(environment).isHolder) return
  yield* showKept(environment)
  yield* watchHolder(environment)
}

/** Follows what another tab does with the import. */
export function* followTab(environment: Environment, { stamp, progress }: ImportNews) {
  const desk = deskOf(environment)
  if (desk.isHolder) return
  if (progress && stamp === desk.stamp) yield* put(importFollowed(progress))
  else yield* showKept(environment)
  yield* watchHolder(environment)
}

/** Says that another tab runs it, until it does not any more: it has paused, ended or was closed. */
function* watchHolder(environment: Environment) {
  const isHeld = yield* call(importLock.isHeld)
  const { isElsewhere } = yield* select(selectUserImport)
  if (isHeld !== isElsewhere) yield* put(heldElsewhere(isHeld))
  if (!isHeld) return
  yield* request(importLock.untilFree)
  // Only then is it offered: what is resumed must be what the other tab has left.
  yield* showKept(environment)
  yield* put(heldElsewhere(false))
}
