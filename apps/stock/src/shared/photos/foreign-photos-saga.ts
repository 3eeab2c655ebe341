import { clearDrafts, ownAccountIds, signedIn } from '@org/app-kit'
import { call, takeEvery } from 'typed-redux-saga'

/** Deletes other people's picked photos when somebody signs in, as is done with their drafts. */
export function* foreignPhotosSaga() {
  yield* takeEvery(signedIn, function* ({ payload }) {
    yield* call(clearDrafts, ownAccountIds(payload))
  })
}
