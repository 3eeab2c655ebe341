import { configureStore } from '@reduxjs/toolkit'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, vi } from 'vitest'
import { operationsReducer } from '../operations/operations-slice.ts'
import { sessionReducer } from '../session/session-slice.ts'

export const newStore = () =>
  configureStore({
    reducer: { session: sessionReducer, operations: operationsReducer },
    middleware: (defaults) => defaults({ serializableCheck: false }),
  })

export type TestStore = ReturnType<typeof newStore>

/**
 * Mounts a React root with a new store before each test of a file; returns the screen to render
 * into.
 */
export function mountScreens() {
  let root: Root
  let place: HTMLElement
  const screen = {
    store: newStore(),
    text: () => place.textContent,
    /** Renders the screen, again or for the first time. */
    render: (children: ReactNode) =>
      act(() => root.render(<Provider store={screen.store}>{children}</Provider>)),
    leave: () => act(() => root.render(null)),
  }
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    screen.store = newStore()
    place = document.body.appendChild(document.createElement('div'))
    root = createRoot(place)
  })
  afterEach(() => {
    act(() => root.unmount())
    place.remove()
    vi.unstubAllGlobals()
  })
  return screen
}
