import { call, takeEvery } from 'typed-redux-saga'
import { signedIn } from '../session/session-slice.ts'
import { clearTabDrafts, draftStorages } from './tab-drafts.ts'

/** Deletes other people's drafts when somebody signs in: on a shared computer they must not stay. */
export function* clearForeignDrafts({
  payload: { auth, user, otherAccounts },
}: ReturnType<typeof signedIn>) {
  const own = otherAccounts.filter(({ email }) => email === user?.email).map(({ id }) => id)
  yield* call(() => {
    const storages = draftStorages()
    if (storages) clearTabDrafts(storages, [auth.user_id, ...own])
  })
}

export function* foreignDraftsSaga() {
  yield* takeEvery(signedIn, clearForeignDrafts)
}
