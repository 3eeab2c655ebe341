import { call, takeEvery } from 'typed-redux-saga'
import { ownAccountIds } from '../session/own-accounts.ts'
import { signedIn } from '../session/session-slice.ts'
import { clearTabDrafts, draftStorages } from './tab-drafts.ts'

/**
 * Deletes other people's drafts when somebody signs in: on a shared computer they must not remain.
 */
export function* clearForeignDrafts({ payload }: ReturnType<typeof signedIn>) {
  yield* call(() => {
    const storages = draftStorages()
    if (storages) clearTabDrafts(storages, ownAccountIds(payload))
  })
}

export function* foreignDraftsSaga() {
  yield* takeEvery(signedIn, clearForeignDrafts)
}
