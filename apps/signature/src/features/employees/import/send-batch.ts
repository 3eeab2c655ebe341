import { ApiError, type UserBatchResult } from '@org/api/client'
import { type Environment, request } from '@org/app-kit'
import { call, delay, put, race, select, take } from 'typed-redux-saga'
import { connectionLost, importClosed, importPaused, selectEmployeeImport } from './import-slice.ts'
import type { SentBatch } from './import-state.ts'

/** Returns the delay before the next attempt in ms, which doubles each time, up to 30 s. */
const pauseBefore = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000)

/** Statuses that a proxy returns while the server is unavailable. */
const unavailableStatuses = [502, 503, 504]

/** Whether the error leaves the outcome of the batch unknown, rather than reporting a rejection. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return (
    error.type === 'NETWORK' || error.type === 'BUSY' || unavailableStatuses.includes(error.status)
  )
}

/**
 * Sends a batch until it gets a response, always under the same key. Returns null if the import was
 * paused or abandoned while the server was unreachable.
 *
 * @throws ApiError if the whole batch was rejected; none of it was stored.
 */
export function* sendBatch(
  { client }: Environment,
  organisationId: string,
  { key, rows }: SentBatch,
) {
  const { teamId, updatesExisting } = yield* select(selectEmployeeImport)
  const body = {
    rows: rows.map((row) => {
      const { line: _, ...fields } = row
      return fields
    }),
    updates_existing: updatesExisting,
    ...(teamId === null ? {} : { team_id: teamId }),
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response: UserBatchResult = yield* request((signal) =>
        client.call(
          'createUsers',
          { path: { id: organisationId }, body },
          { signal, idempotencyKey: key },
        ),
      )
      return response
    } catch (error) {
      if (!isUnanswered(error)) throw error
    }
    yield* put(connectionLost())
    const { isRunning } = yield* select(selectEmployeeImport)
    if (!isRunning) return null
    const { isStopped } = yield* race({
      isDue: delay(pauseBefore(attempt)),
      isOnline: call(untilOnline),
      isStopped: take([importPaused.type, importClosed.type]),
    })
    if (isStopped) return null
  }
}

/** Resolves when the browser reports that it is online again. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window === 'undefined') return
    window.addEventListener('online', () => resolve(), { once: true })
  })
}
