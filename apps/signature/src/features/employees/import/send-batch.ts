import { ApiError, type UserBatchResult } from '@org/api/client'
import { type Environment, request } from '@org/app-kit'
import { call, delay, put, race, select, take } from 'typed-redux-saga'
import { connectionLost, importClosed, importPaused, selectUserImport } from './import-slice.ts'
import type { SentBatch } from './import-state.ts'

/** Milliseconds until the next attempt: twice as long each time, half a minute at most. */
const pauseBefore = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000)

/** Statuses by which a proxy says that the server is away. */
const awayStatuses = [502, 503, 504]

/** Whether nothing is known of what became of a batch: no error of any row. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.type === 'NETWORK' || error.type === 'BUSY' || awayStatuses.includes(error.status)
}

/**
 * Sends a batch until it is answered, always under the same key. Null: it was paused or abandoned
 * while the server could not be reached.
 *
 * @throws ApiError of the whole batch, of which nothing was kept.
 */
export function* sendBatch(
  { client }: Environment,
  organisationId: string,
  { key, rows }: SentBatch,
) {
  const { teamId, updatesExisting } = yield* select(selectUserImport)
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
      const answer: UserBatchResult = yield* request((signal) =>
        client.call(
          'createUsers',
          { path: { id: organisationId }, body },
          { signal, idempotencyKey: key },
        ),
      )
      return answer
    } catch (error) {
      if (!isUnanswered(error)) throw error
    }
    yield* put(connectionLost())
    const { isRunning } = yield* select(selectUserImport)
    if (!isRunning) return null
    const { isGivenUp } = yield* race({
      isDue: delay(pauseBefore(attempt)),
      isOnline: call(untilOnline),
      isGivenUp: take([importPaused.type, importClosed.type]),
    })
    if (isGivenUp) return null
  }
}

/** Resolves when the browser says that the network is back. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window === 'undefined') return
    window.addEventListener('online', () => resolve(), { once: true })
  })
}
