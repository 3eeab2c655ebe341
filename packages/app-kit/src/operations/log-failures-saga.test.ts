import { expect, it, vi } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { logFailuresSaga } from './log-failures-saga.ts'
import { operationFailed } from './operations-slice.ts'

it('logs each failed operation with its key and the reason', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { store, stop } = await createTestApp({
    product: { reducers: {}, sagas: [logFailuresSaga] },
  })
  store.dispatch(operationFailed({ key: 'centres/update', message: 'Connexion impossible' }))
  store.dispatch(operationFailed({ key: 'users/create', message: 'Refusé' }))
  expect(log.mock.calls).toEqual([
    ['centres/update: Connexion impossible'],
    ['users/create: Refusé'],
  ])
  stop()
  log.mockRestore()
})
