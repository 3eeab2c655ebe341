import { configureStore } from '@reduxjs/toolkit'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  operationFailed,
  operationsReducer,
  operationStarted,
  operationSucceeded,
} from '../operations/operations-slice.ts'
import { SavingGuard } from './saving-guard.tsx'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('asks before the tab is closed until everything is saved or has failed', () => {
  const store = configureStore({ reducer: { operations: operationsReducer } })
  const root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <Provider store={store}>
        <SavingGuard />
      </Provider>,
    ),
  )
  expect(asksBeforeLeaving()).toBe(false)
  act(() => void store.dispatch(operationStarted('teams/create')))
  act(() => void store.dispatch(operationStarted('teams/update')))
  act(() => void store.dispatch(operationSucceeded({ key: 'teams/create' })))
  expect(asksBeforeLeaving()).toBe(true)
  act(() => void store.dispatch(operationFailed({ key: 'teams/update', message: 'No network' })))
  expect(asksBeforeLeaving()).toBe(false)
  act(() => root.unmount())
})
