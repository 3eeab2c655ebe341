import { clearDrafts, ownAccountIds, signedIn } from '@org/app-kit'
import { call, takeEvery } from 'typed-redux-saga'

/** Deletes the picked photos of other people when somebody signs in, as their drafts are. */
export function* foreignPhotosSaga() {
  yield* takeEvery(signedIn, function* ({ payload }) {
    yield* call(clearDrafts, ownAccountIds(payload))
  })
}
