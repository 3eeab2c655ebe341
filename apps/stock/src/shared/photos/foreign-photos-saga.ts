import { clearDrafts, ownAccountIds, signedIn } from '@org/app-kit'
import { call, takeEvery } from 'typed-redux-saga'

/** Deletes the photos that other people picked, like their drafts, when somebody signs in. */
export function* foreignPhotosSaga() {
  yield* takeEvery(signedIn, function* ({ payload }) {
    yield* call(clearDrafts, ownAccountIds(payload))
  })
}
