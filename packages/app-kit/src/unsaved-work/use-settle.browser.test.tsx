import { act, useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { signedIn } from '../session/session-slice.ts'
import { KeptStateGuard } from './kept-state-guard.tsx'
import { mountScreens } from './mount.fixture.tsx'
import { type KeptState, useKeptState } from './use-kept-state.ts'
import { useSettle } from './use-settle.ts'

const screen = mountScreens()
const parse = (stored: unknown) => (typeof stored === 'string' ? stored : null)

let shown: { kept: KeptState<string>; settle: ReturnType<typeof useSettle> }

function Editor() {
  const kept = useKeptState({ keptAs: ['program', 'new'], initial: '', parse })
  const settle = useSettle(kept)
  useLayoutEffect(() => {
    shown = { kept, settle }
  })
  return <KeptStateGuard kept={kept} />
}

it('leaves the editor of saved work without asking, and keeps no copy of the work', async () => {
  localStorage.clear()
  const auth = { access_token: 'token', user_id: 'lea', organisation_id: 'lueur' }
  const nobody = { user: null, organisation: null, otherAccounts: [] }
  screen.store.dispatch(signedIn({ auth, ...nobody, action: 'login' }))
  const router = createMemoryRouter(
    [
      { path: '/new', element: <Editor /> },
      { path: '/program', element: null },
    ],
    { initialEntries: ['/new'] },
  )
  screen.render(<RouterProvider router={router} />)
  act(() => shown.kept.set('Dos'))
  expect(shown.kept.isDirty).toBe(true)
  await act(async () => shown.settle('/program', true))
  expect(router.state.location.pathname).toBe('/program')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(Object.keys(localStorage)).toEqual([])
})
