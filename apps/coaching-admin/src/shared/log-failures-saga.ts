import { operationFailed } from '@org/app-kit'
import { takeEvery } from 'typed-redux-saga'

/** Logs every save that failed; its screen shows the reason. */
export function* logFailuresSaga() {
  yield* takeEvery(operationFailed, function ({ payload: { key, message } }) {
    console.error(`${key}: ${message}`)
  })
}
