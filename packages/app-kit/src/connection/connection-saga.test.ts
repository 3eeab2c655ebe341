import { expect, it } from 'vitest'
import { createAppStore } from '../app-store/create-app-store.ts'
import { memoryIdentityStorage } from '../identity/identity-storage.ts'
import { memorySessionStorage } from '../session/session-storage.ts'
import { memoryBrowserKey } from '../sign-in/browser-key.ts'
import { memorySignInStorage } from '../sign-in/sign-in-storage.ts'
import { selectKeptAt } from './connection-slice.ts'

it('stores the time of the shown data when the connection is lost, and clears it when the connection is restored', async () => {
  let report: (keptAt: number | null) => void = () => undefined
  const { store, stop } = createAppStore({
    product: { reducers: {}, sagas: [] },
    baseUrl: 'https://stock.example/api',
    sessionStorage: memorySessionStorage(),
    signInStorage: memorySignInStorage(),
    identityStorage: memoryIdentityStorage(),
    browserKey: memoryBrowserKey(),
    notify: () => () => undefined,
    backend: {
      fetch,
      filesUrl: 'https://files.example/stock/api',
      openData: () => Promise.reject(new Error('There is no identity service')),
      onConnection: (listener) => {
        report = listener
        return () => undefined
      },
    },
  })
  const keptAt = () => selectKeptAt(store.getState())

  expect(keptAt()).toBeNull()
  report(1_790_000_000)
  report(1_790_000_060)
  expect(keptAt()).toBe(1_790_000_000)
  report(null)
  expect(keptAt()).toBeNull()
  stop()
})
