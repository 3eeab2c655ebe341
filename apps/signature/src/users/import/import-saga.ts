import {
  type Environment,
  errorMessage,
  isSessionEnd,
  request,
  selectAuth,
  selectSession,
  selectUser,
  sessionLoaded,
  signedIn,
} from '@org/app-kit'
import { call, cancelled, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { employeeAdded } from '../../onboarding/onboarding-slice.ts'
import { refreshUsers } from '../refresh-users.ts'
import type { ImportRow } from './import-row.ts'
import {
  endTaken,
  importClosed,
  importRequested,
  importRestored,
  importStopped,
  importSuperseded,
  rowChanged,
  rowCreated,
  rowSent,
  rowsRemoved,
  selectUserImport,
} from './import-slice.ts'
import { holdImport } from './import-lock.ts'
import { importStore, type KeptImport } from './import-store.ts'
import { importTexts } from './texts.ts'

/** A browser that keeps nothing (a private window) imports all the same, for this page only. */
function* keeping(work: () => Promise<void>) {
  try {
    yield* call(work)
  } catch (error) {
    console.error(error)
  }
}

/** The last state of the kept import that this tab has read or written, by its stamp. */
const stamps = new WeakMap<Environment, string>()

/** What is kept where it is not this tab's own any more: another tab has gone on with it or ended it. */
function* takenOver(environment: Environment) {
  const stamp = stamps.get(environment)
  if (stamp === undefined) return { isTaken: false, kept: null }
  try {
    const kept = yield* call(importStore.read)
    return { isTaken: kept?.stamp !== stamp, kept }
  } catch (error) {
    console.error(error)
    return { isTaken: false, kept: null }
  }
}

function* forgetImport(environment: Environment) {
  const { isTaken } = yield* takenOver(environment)
  stamps.delete(environment)
  if (!isTaken) yield* keeping(importStore.clear)
}

/** Writes the rows as they are; without rows there is nothing to go on with. */
export function* keepImport(environment: Environment) {
  const { isTaken } = yield* takenOver(environment)
  if (isTaken) return
  const user = yield* select(selectUser)
  const { queue, aside, teamId, isOnboarding, created } = yield* select(selectUserImport)
  if (!user) return
  if (queue.length === 0 && aside.length === 0) return yield* forgetImport(environment)
  const stamp = environment.newKey()
  const kept = { ownerId: user.id, queue, aside, teamId, isOnboarding, created, stamp }
  yield* keeping(async () => {
    await importStore.write(kept)
    stamps.set(environment, stamp)
  })
}

/** While it runs nobody changes the rows; during a pause somebody may have. */
function* keepProgress(environment: Environment, line: number) {
  const { created, isRunning } = yield* select(selectUserImport)
  if (isRunning) yield* keeping(() => importStore.writeProgress(line, created))
  else yield* keepImport(environment)
}

/** Takes up the import that this browser keeps of this account. */
export function* restoreImport(environment: Environment) {
  const auth = yield* select(selectAuth)
  const { isRunning } = yield* select(selectUserImport)
  if (isRunning) return
  // What a former session has held was cleared away with it.
  stamps.delete(environment)
  try {
    const kept = yield* call(importStore.read)
    if (!kept || kept.ownerId !== auth?.user_id) return
    const { ownerId: _, stamp, ...rest } = kept
    stamps.set(environment, stamp)
    yield* put(importRestored(rest))
  } catch (error) {
    console.error(error)
  }
}

function* createRow({ client }: Environment, organisationId: string, row: ImportRow) {
  const { line, key, ...fields } = row
  const { teamId, isOnboarding } = yield* select(selectUserImport)
  const body = teamId === null ? fields : { ...fields, team_id: teamId }
  yield* put(rowSent({ line }))
  const created = yield* request((signal) =>
    client.call(
      'createUser',
      { path: { id: organisationId }, body },
      { signal, idempotencyKey: key },
    ),
  )
  yield* put(rowCreated({ line }))
  if (isOnboarding) yield* put(employeeAdded(created.id))
}

/** Has the administrators told of an end, which the server cannot see by itself: it sees single rows. */
function* reportEnd({ client, newKey, notify }: Environment) {
  const auth = yield* select(selectAuth)
  const { ended } = yield* select(selectUserImport)
  if (!auth || !ended) return
  yield* put(endTaken())
  const { created, teamId } = ended
  if (created === 0) return
  const body = teamId === null ? { created } : { created, team_id: teamId }
  try {
    yield* request((signal) =>
      client.call(
        'reportImport',
        { path: { id: auth.organisation_id }, body },
        { signal, idempotencyKey: newKey() },
      ),
    )
  } catch (error) {
    if (!isSessionEnd(error)) notify(errorMessage(error), 'danger')
  }
}

/**
 * Creates the rows one after another (specification 1, section 4): a created one leaves the list,
 * the first failure stops. A pause takes effect after the row under way.
 */
export function* runImport(environment: Environment) {
  let release: (() => void) | null = null
  try {
    release = yield* call(holdImport)
    if (release === null) {
      environment.notify(importTexts.otherTab, 'danger')
      return yield* put(importStopped(null))
    }
    const { isTaken, kept } = yield* takenOver(environment)
    if (isTaken) return yield* followOtherTab(environment, kept)
    yield* createRows(environment)
  } finally {
    release?.()
    yield* tellSessionEnd(environment)
  }
}

/**
 * The end of a session is silent, but of an import that nobody has stopped it would look as if all
 * were created. To be called last, by a generator that no other one delegates to: a cancelled one
 * would go on after it.
 */
function* tellSessionEnd({ notify }: Environment) {
  const isCancelled = yield* cancelled()
  if (!isCancelled) return
  const { endReason } = yield* select(selectSession)
  if (endReason === 'expired') notify(importTexts.sessionEnded, 'danger')
}

/** Shows what another tab has left of the import in place of what this one still held of it. */
function* followOtherTab(environment: Environment, kept: KeptImport | null) {
  stamps.delete(environment)
  yield* put(importSuperseded())
  if (kept) yield* restoreImport(environment)
  environment.notify(kept ? importTexts.wentOn : importTexts.endedElsewhere, 'neutral')
}

function* createRows(environment: Environment) {
  const auth = yield* select(selectAuth)
  const { queue } = yield* select(selectUserImport)
  if (!auth || queue.length === 0) return yield* put(importStopped(null))
  yield* keepImport(environment)
  for (;;) {
    const { queue: rows, isRunning } = yield* select(selectUserImport)
    const [row] = rows
    if (!row || !isRunning) break
    try {
      yield* createRow(environment, auth.organisation_id, row)
      yield* keepProgress(environment, row.line)
    } catch (error) {
      if (isSessionEnd(error)) return
      const failure = importTexts.rowFailed(row.line, row.email, errorMessage(error))
      yield* put(importStopped(failure))
      environment.notify(failure, 'danger')
      return
    }
  }
  const { queue: left, aside, created } = yield* select(selectUserImport)
  if (left.length > 0) return
  yield* put(importStopped(null))
  // What waits for its correction is kept as it is.
  yield* keepImport(environment)
  // Nothing was created by what the state holds: it was given up during its last row.
  if (aside.length === 0 && created > 0) environment.notify(importTexts.allImported, 'success')
}

/**
 * One import at a time. The lists are read anew beside it, so that it can be gone on with at once.
 * An end during a row is told after that row, which counts.
 */
function* runImports(environment: Environment) {
  for (;;) {
    const action = yield* take([importRequested.type, rowsRemoved.type, importClosed.type])
    if (importRequested.match(action)) {
      yield* call(runImport, environment)
      yield* fork(refreshUsers, environment)
    }
    yield* fork(reportEnd, environment)
  }
}

export function* importSaga(environment: Environment) {
  yield* takeLatest([sessionLoaded.type, signedIn.type], restoreImport, environment)
  yield* takeEvery([rowChanged.type, rowsRemoved.type], keepImport, environment)
  yield* takeEvery(importClosed.type, forgetImport, environment)
  yield* runImports(environment)
}
