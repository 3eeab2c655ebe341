import { takeEvery } from 'typed-redux-saga'
import { operationFailed } from './operations-slice.ts'

/** Logs every operation that failed; its screen shows the reason. */
export function* logFailuresSaga() {
  yield* takeEvery(operationFailed, function ({ payload: { key, message } }) {
    console.error(`${key}: ${message}`)
  })
}
