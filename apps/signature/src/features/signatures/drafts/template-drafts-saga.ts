import { signedIn } from '@org/app-kit'
import { call, takeEvery } from 'typed-redux-saga'
import { templateDrafts } from './template-drafts.ts'

/** Deletes other people's unsaved work: on a shared computer it must not wait for them (decision 5). */
export function* clearForeignDrafts({
  payload: { auth, user, otherAccounts },
}: ReturnType<typeof signedIn>) {
  const own = otherAccounts.filter(({ email }) => email === user?.email).map(({ id }) => id)
  yield* call(() => templateDrafts()?.keepOnly([auth.user_id, ...own]))
}

export function* templateDraftsSaga() {
  yield* takeEvery(signedIn, clearForeignDrafts)
}
