import type { FollowedTable } from '@org/api/client'
import type { ChangeCounts, Changes } from '@org/data'
import { buffers, eventChannel } from 'redux-saga'
import { call, delay, put, select, take } from 'typed-redux-saga'
import {
  operationFailed,
  operationForgotten,
  operationSucceeded,
  selectIsSaving,
} from '../operations/operations-slice.ts'
import { selectAuth } from '../session/session-slice.ts'
import type { Environment } from '../store/environment.ts'
import { tablesChanged } from './changes-slice.ts'
import { whenVisible } from './when-visible.ts'

/** Minimum time between two reloads, in ms. */
export const reloadPause = 1000

/** Time to wait after a failure before the next attempt, in ms. */
export const retryPause = 60_000

type Report = { counts: ChangeCounts } | { error: unknown }

/** Returns the tables whose counts differ. */
const changedIn = (former: ChangeCounts, counts: ChangeCounts) =>
  Object.keys(counts).filter((table) => counts[table] !== former[table]) as FollowedTable[]

/** Follows the changes. Only the latest counts are buffered. */
const reportsOf = (changes: Changes, token: string) =>
  eventChannel<Report>((emit) => {
    let end = () => undefined as void
    let isClosed = false
    changes
      .follow(token, (counts) => emit({ counts }))
      .then(
        (stop) => {
          if (isClosed) stop()
          else end = stop
        },
        (error: unknown) => emit({ error }),
      )
    return () => {
      isClosed = true
      end()
    }
  }, buffers.sliding(1))

/** Waits until nothing is being saved, because a reload would undo optimistic updates. */
function* untilSaved() {
  while (yield* select(selectIsSaving)) {
    yield* take([operationSucceeded, operationFailed, operationForgotten])
  }
}

/**
 * Reports which tables people of the organisation change, at most once a second and only while the
 * tab is visible. Changes in between are reported afterwards. Failures are only logged, because
 * pages still work without reports: they show the data that they have loaded.
 */
export function* followChanges(
  environment: Environment,
  openChanges: NonNullable<Environment['openChanges']>,
) {
  for (;;) {
    try {
      yield* follow(environment, openChanges)
    } catch (error) {
      console.warn(error)
    }
    yield* delay(retryPause)
    yield* call(whenVisible)
  }
}

function* follow(
  { data }: Environment,
  openChanges: NonNullable<Environment['openChanges']>,
): Generator {
  // Reading the changes requires a sign-in at the identity service, so load that service first.
  yield* call(data)
  const changes = yield* call(openChanges)
  const auth = yield* select(selectAuth)
  if (!auth) return
  const reports = reportsOf(changes, auth.access_token)
  try {
    let known: ChangeCounts | null = null
    for (;;) {
      const report: Report = yield* take(reports)
      if ('error' in report) throw report.error
      const changed = known ? changedIn(known, report.counts) : []
      known = report.counts
      if (changed.length === 0) continue
      yield* call(whenVisible)
      yield* untilSaved()
      yield* put(tablesChanged(changed))
      yield* delay(reloadPause)
    }
  } finally {
    reports.close()
  }
}
