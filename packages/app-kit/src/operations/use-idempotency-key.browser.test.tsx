import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EnvironmentProvider } from '../provider/environment-context.tsx'
import { createTestApp } from '../testing/test-app.ts'
import { operationFailed, operationStarted, operationSucceeded } from './operations-slice.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'
import { useOperation } from './use-operation.ts'

const key = 'teams/deploy'
const values = { message: 'Bonjour' }
let root: Root
let keyFor: (values: unknown) => string

function Screen() {
  const present = useIdempotencyKey(key)
  useOperation(key)
  useEffect(() => {
    keyFor = present
  })
  return null
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

async function open() {
  const { store, environment, stop } = await createTestApp()
  stop()
  root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <Provider store={store}>
        <EnvironmentProvider environment={environment}>
          <Screen />
        </EnvironmentProvider>
      </Provider>,
    ),
  )
  return store
}

it('keeps the key for the same values after a failure, but not for other values', async () => {
  const store = await open()
  const first = keyFor(values)
  act(() => void store.dispatch(operationStarted(key)))
  act(() => void store.dispatch(operationFailed({ key, message: 'Connexion impossible' })))
  expect(keyFor({ ...values })).toBe(first)
  expect(keyFor({ message: 'Autre' })).not.toBe(first)
})

it('generates a new key for the same values after success', async () => {
  const store = await open()
  const first = keyFor(values)
  act(() => void store.dispatch(operationStarted(key)))
  act(() => void store.dispatch(operationSucceeded({ key })))
  expect(keyFor(values)).not.toBe(first)
})
