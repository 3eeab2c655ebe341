import { ApiError } from '@org/api/client'
import { demoIds } from '@org/api/memory'
import { apiError } from '@org/api/contract'
import { expect, it, vi } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { createAccountSaga } from './account-saga.ts'
import { sessionLoaded, signedIn } from './session-slice.ts'

const loadAccount = vi.fn<() => void>()

/**
 * Starts a product without a session; `account` is the account in its store, null while it is not
 * loaded.
 */
async function start(account: object | null = null) {
  loadAccount.mockReset()
  const product = {
    reducers: {},
    sagas: [createAccountSaga(() => account)],
    *loadAccount() {
      loadAccount()
      yield
    },
  }
  const app = await createTestApp({ product, api: { userId: null } })
  await vi.waitFor(() => expect(app.store.getState().session.isRestoring).toBe(false))
  return app.store
}

const auth = {
  access_token: 'token',
  user_id: demoIds.admin,
  organisation_id: demoIds.organisation,
}
const signIn = signedIn({
  auth,
  user: null,
  organisation: null,
  otherAccounts: [],
  action: 'login',
})

it('loads the account after a sign-in', async () => {
  const store = await start()
  store.dispatch(signIn)
  expect(loadAccount).toHaveBeenCalledOnce()
})

it('shows why the account could not be loaded, unless the session has ended', async () => {
  const store = await start()
  loadAccount.mockImplementation(() => {
    throw new ApiError(apiError('BUSY'), 409)
  })
  store.dispatch(signIn)
  expect(store.getState().session.restoreError).toBe(apiError('BUSY').message)
  const other = await start()
  loadAccount.mockImplementation(() => {
    throw new ApiError(apiError('NOT_SIGNED_IN'), 401)
  })
  other.dispatch(signIn)
  expect(other.getState().session.restoreError).toBeNull()
})

it('loads a missing account once the session is loaded, but not one that is already loaded', async () => {
  const store = await start()
  store.dispatch(signIn)
  store.dispatch(sessionLoaded())
  expect(loadAccount).toHaveBeenCalledTimes(2)
  const known = await start({})
  known.dispatch(sessionLoaded())
  expect(loadAccount).not.toHaveBeenCalled()
})
