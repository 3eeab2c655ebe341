import { configureStore } from '@reduxjs/toolkit'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { displayReducer } from '../display/display-slice.ts'
import { lazyComponent } from '../lazy/lazy-component.tsx'
import { operationsReducer } from '../operations/operations-slice.ts'
import {
  personLoaded,
  sessionEnded,
  sessionReducer,
  signedIn,
  unsavedWorkChanged,
} from '../session/session-slice.ts'
import { SignedInOnly } from './signed-in-only.tsx'

const auth = { access_token: 'token', user_id: 'lea', organisation_id: 'acme' }
const account = {
  auth,
  user: null,
  organisation: null,
  otherAccounts: [],
  action: 'login' as const,
}

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Creates a page for signed-in people; `load` is a mock that loads its sign-in form. */
function openGuardedPage() {
  const store = configureStore({
    reducer: { session: sessionReducer, display: displayReducer, operations: operationsReducer },
  })
  const load = vi.fn(async () => () => <p>Formulaire de connexion</p>)
  const SignInAgain = lazyComponent(load, { loading: null, failed: () => null })
  const router = createMemoryRouter([
    {
      element: (
        <SignedInOnly signInPath="/sign-in" SignInAgain={SignInAgain} fallback="En attente" />
      ),
      children: [{ path: '/', element: <p>Page</p> }],
    },
    { path: '/sign-in', element: <p>Connexion</p> },
  ])
  const render = () =>
    act(() =>
      root.render(
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>,
      ),
    )
  return { store, load, render }
}

const text = () => document.body.textContent.trim()

it('waits for a stored session, and redirects visitors to the sign-in page', async () => {
  const { store, render } = openGuardedPage()
  render()
  expect(text()).toBe('En attente')
  await act(async () => void store.dispatch(sessionEnded('expired')))
  expect(text()).toBe('Connexion')
})

it('loads the sign-in form as soon as there is unsaved work, and shows it when the session ends', async () => {
  const { store, load, render } = openGuardedPage()
  store.dispatch(signedIn(account))
  store.dispatch(personLoaded({ userId: 'lea', email: 'lea@acme.example' }))
  render()
  expect(text()).toBe('Page')
  expect(load).not.toHaveBeenCalled()
  await act(async () => void store.dispatch(unsavedWorkChanged(true)))
  expect(load).toHaveBeenCalledOnce()
  await act(async () => void store.dispatch(sessionEnded('expired')))
  expect(text()).toContain('Page')
  expect(text()).toContain('Formulaire de connexion')
})
