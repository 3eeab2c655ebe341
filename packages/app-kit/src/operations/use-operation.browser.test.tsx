import { configureStore } from '@reduxjs/toolkit'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  operationFailed,
  operationsReducer,
  operationStarted,
  operationSucceeded,
} from './operations-slice.ts'
import { useOperation } from './use-operation.ts'

const key = 'test'
const onSuccess = vi.fn()
let place: HTMLElement
let root: Root

function Screen() {
  const { isRunning, error } = useOperation(key, onSuccess)
  return <p>{isRunning ? 'running' : (error ?? 'idle')}</p>
}

const newStore = () => configureStore({ reducer: { operations: operationsReducer } })

const open = (store: ReturnType<typeof newStore>) =>
  act(() =>
    root.render(
      <Provider store={store}>
        <Screen />
      </Provider>,
    ),
  )

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onSuccess.mockClear()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

it('notifies the screen once when its operation succeeds', () => {
  const store = newStore()
  open(store)
  act(() => void store.dispatch(operationStarted(key)))
  expect(place.textContent).toBe('running')
  act(() => void store.dispatch(operationSucceeded({ key, id: 'made' })))
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('made')
  expect(place.textContent).toBe('idle')
})

it('shows why the operation failed until it is retried', () => {
  const store = newStore()
  open(store)
  act(() => void store.dispatch(operationStarted(key)))
  act(() => void store.dispatch(operationFailed({ key, message: 'Refusé' })))
  expect(place.textContent).toBe('Refusé')
  act(() => void store.dispatch(operationStarted(key)))
  expect(place.textContent).toBe('running')
})

it('ignores the outcome of an earlier visit', () => {
  const store = newStore()
  store.dispatch(operationSucceeded({ key }))
  open(store)
  expect(onSuccess).not.toHaveBeenCalled()
  expect(store.getState().operations).toEqual({})
})
