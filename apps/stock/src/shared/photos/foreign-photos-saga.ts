import { clearDrafts, ownAccountIds, signedIn } from '@org/app-kit'
import { call, takeEvery } from 'typed-redux-saga'

/**
 * Deletes the drafts of other accounts, including the photos picked for them, when somebody signs
 * in.
 */
export function* foreignPhotosSaga() {
  yield* takeEvery(signedIn, function* ({ payload }) {
    yield* call(clearDrafts, ownAccountIds(payload))
  })
}
