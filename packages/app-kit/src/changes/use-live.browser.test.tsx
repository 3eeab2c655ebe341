import { configureStore } from '@reduxjs/toolkit'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changesReducer, tablesChanged } from './changes-slice.ts'
import { useLive } from './use-live.ts'

const ports = { products: 'port' }
const load = vi.fn()
let root: Root

function Screen() {
  const live = useLive(ports, ['products', 'suppliers'])
  useEffect(() => load(live), [live])
  return null
}

/** Opens a screen that shows products and suppliers. */
function open() {
  const store = configureStore({ reducer: { changes: changesReducer } })
  root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <Provider store={store}>
        <Screen />
      </Provider>,
    ),
  )
  return store
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  load.mockClear()
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('reloads when one of the shown tables changes, and only once when several change together', () => {
  const store = open()
  act(() => void store.dispatch(tablesChanged(['suppliers'])))
  act(() => void store.dispatch(tablesChanged(['products', 'suppliers'])))
  expect(load.mock.calls).toEqual([[ports], [ports], [ports]])
})

it('does not reload when only other tables change', () => {
  const store = open()
  act(() => void store.dispatch(tablesChanged(['centres'])))
  expect(load).toHaveBeenCalledOnce()
})
