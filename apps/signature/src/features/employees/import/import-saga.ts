import {
  entityChanged,
  type Environment,
  failureText,
  isSessionEnd,
  request,
  selectAuth,
  selectSession,
  sessionLoaded,
  signedIn,
} from '@org/app-kit'
import type { Action } from '@reduxjs/toolkit'
import { buffers, eventChannel } from 'redux-saga'
import {
  actionChannel,
  call,
  cancelled,
  fork,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga'
import { employeeAdded } from '#shared/employees/employee-added.ts'
import { users } from '#shared/lists/users.ts'
import { importLock } from './import-lock.ts'
import {
  batchAnswered,
  batchSent,
  cellsCleared,
  endReported,
  runningElsewhere,
  importClosed,
  importRequested,
  importStopped,
  importSuperseded,
  rowChanged,
  rowsRemoved,
  selectEmployeeImport,
} from './import-slice.ts'
import { type EndedImport, hasRows, rowsDone, type SentBatch } from './import-state.ts'
import type { ImportNews } from './import-tabs.ts'
import {
  followTab,
  isImportStale,
  openSharedImport,
  removeImport,
  restoreImport,
  sharedImportOf,
  showStored,
  storeImport,
  storeProgress,
} from './keep-import.ts'
import { nextBatchSize } from './next-batch.ts'
import { sendBatch } from './send-batch.ts'
import { importTexts } from './texts.ts'

/**
 * Returns an ended import that has not been reported yet, and marks it as reported; null if there
 * is none.
 */
function* takeEnd() {
  const { ended } = yield* select(selectEmployeeImport)
  if (ended) yield* put(endReported())
  return ended
}

/**
 * Reports an ended import, so that the server notifies administrators. The server receives only
 * batches and cannot detect the end itself.
 */
function* reportEnd({ client, newKey, notify }: Environment, ended: EndedImport) {
  const auth = yield* select(selectAuth)
  if (!auth) return
  const { created, updated, left, teamId } = ended
  if (created + updated === 0) return
  const body = { created, updated, left, ...(teamId === null ? {} : { team_id: teamId }) }
  try {
    yield* request((signal) =>
      client.call(
        'reportImport',
        { path: { id: auth.organisation_id }, body },
        { signal, idempotencyKey: newKey() },
      ),
    )
  } catch (error) {
    if (!isSessionEnd(error)) notify(failureText(error, 'import'), 'danger')
  }
}

/**
 * Sends the rows in batches (specification 1, section 4). Completed rows leave the list, and the
 * first failure stops the import. A pause takes effect after the current batch.
 */
export function* runImport(environment: Environment) {
  const shared = sharedImportOf(environment)
  let release: (() => Promise<void>) | null = null
  try {
    release = yield* call(importLock.hold)
    if (release === null) {
      environment.notify(importTexts.otherTab, 'danger')
      return yield* put(importStopped(null))
    }
    shared.isRunner = true
    if (yield* isImportStale(environment)) {
      yield* put(importSuperseded())
      yield* showStored(environment)
      const text = shared.isShown ? importTexts.wentOn : importTexts.endedElsewhere
      return environment.notify(text, 'neutral')
    }
    yield* sendRows(environment)
  } finally {
    shared.isRunner = false
    if (release) yield* call(release)
    yield* notifySessionEnd(environment)
  }
}

/**
 * Notifies the user if the session ended during an import; otherwise, the import would seem
 * complete. Call it last in a generator, and do not run that generator with `yield*`, since the
 * outer generator would continue afterwards.
 */
function* notifySessionEnd({ notify }: Environment) {
  const isCancelled = yield* cancelled()
  if (!isCancelled) return
  const { endReason } = yield* select(selectSession)
  if (endReason === 'expired') notify(importTexts.sessionEnded, 'danger')
}

function* sendRows(environment: Environment) {
  const auth = yield* select(selectAuth)
  const { queue, batch } = yield* select(selectEmployeeImport)
  if (!auth || (queue.length === 0 && !batch)) return yield* put(importStopped(null))
  yield* storeImport(environment)
  for (;;) {
    const next = yield* takeBatch(environment)
    if (!next) break
    try {
      const isGoing = yield* finishBatch(environment, auth.organisation_id, next)
      if (!isGoing) return
    } catch (error) {
      if (isSessionEnd(error)) return
      // The whole batch was rejected and nothing of it was stored, so the import stops at the
      // batch's first row.
      return yield* stopAt(environment, next, 0, failureText(error, 'import'))
    }
  }
  const state = yield* select(selectEmployeeImport)
  if (state.queue.length > 0 || state.batch) return
  yield* put(importStopped(null))
  // If no rows are done, the import was abandoned during its last batch.
  if (!hasRows(state) && rowsDone(state) > 0) environment.notify(importTexts.allImported, 'success')
  // Rows that wait for a correction stay stored.
  yield* storeImport(environment)
}

/**
 * Returns the next batch to send: the one that still waits for a response or, if there is none, the
 * next rows. Returns null if the import is paused or done.
 */
function* takeBatch(environment: Environment) {
  const { queue, batch, isRunning } = yield* select(selectEmployeeImport)
  if (!isRunning) return null
  if (batch) return batch
  if (queue.length === 0) return null
  yield* put(batchSent({ key: environment.newKey(), count: nextBatchSize(queue) }))
  // The batch is stored before it is sent, so that it can be sent again under the same key after a
  // reload.
  yield* storeProgress(environment)
  return (yield* select(selectEmployeeImport)).batch
}

/** Sends a batch and records the response. Returns false if the import does not continue. */
function* finishBatch(environment: Environment, organisationId: string, batch: SentBatch) {
  const response = yield* sendBatch(environment, organisationId, batch)
  if (!response) return false
  const { isOnboarding, batch: current } = yield* select(selectEmployeeImport)
  const { created, updated, unchanged, failure } = response
  yield* put(batchAnswered({ key: batch.key, created: created.length, updated, unchanged }))
  if (isOnboarding) {
    // The rows before a failure were created, in order. Those that name a team stay in it.
    for (const [at, id] of created.entries()) {
      if (batch.rows[at]?.team === '') yield* put(employeeAdded(id))
    }
  }
  yield* storeProgress(environment)
  // If the import was abandoned during the request, its rows can no longer be corrected.
  if (!failure || current?.key !== batch.key) return true
  yield* stopAt(environment, batch, failure.row, failure.error.message)
  return false
}

function* stopAt({ notify }: Environment, { rows }: SentBatch, at: number, message: string) {
  const row = rows[at]
  const failure = row ? importTexts.rowFailed(row.line, row.email, message) : message
  yield* put(importStopped(failure))
  notify(failure, 'danger')
}

/**
 * Runs one import at a time. The lists reload concurrently, so that an import can be resumed
 * immediately. The second request of a double click is handled only after the import has ended, and
 * starts nothing, since `isRunning` is false by then. If an import is closed while a batch is being
 * sent, its end is reported after the response, so that the report counts the batch's rows.
 */
function* runImports(environment: Environment) {
  const types = [importRequested.type, rowsRemoved.type, importClosed.type]
  const actions = yield* actionChannel(types, buffers.expanding<Action>())
  for (;;) {
    const action = yield* take(actions)
    const { isRunning } = yield* select(selectEmployeeImport)
    if (importRequested.match(action) && isRunning) {
      yield* call(runImport, environment)
      yield* put(employeesCreated)
    }
    const ended = yield* takeEnd()
    if (ended) yield* fork(reportEnd, environment, ended)
  }
}

const employeesCreated = entityChanged({ entity: users.name, change: 'created' })

const isReleased = (action: Action) => runningElsewhere.match(action) && !action.payload

export function* importSaga(environment: Environment) {
  const { tabs } = openSharedImport(environment)
  const news = eventChannel<ImportNews>((emit) => tabs.listen(emit), buffers.expanding())
  try {
    yield* takeLatest(news, followTab, environment)
    yield* takeLatest([sessionLoaded.type, signedIn.type], restoreImport, environment)
    yield* takeEvery(
      [rowChanged.type, cellsCleared.type, rowsRemoved.type],
      storeImport,
      environment,
    )
    yield* takeEvery(importClosed.type, removeImport, environment)
    // This tab's lists do not include employees that another tab has created, so they are reloaded.
    yield* takeEvery(isReleased, function* () {
      yield* put(employeesCreated)
    })
    yield* runImports(environment)
  } finally {
    news.close()
  }
}
