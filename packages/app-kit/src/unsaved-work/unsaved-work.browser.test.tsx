import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { logoutRequested, leavingAsked, sessionEnded } from '../session/session-slice.ts'
import { mountScreens } from './mount.fixture.tsx'
import { UnsavedWork } from './unsaved-work.tsx'

const screen = mountScreens()
const onLeave = vi.fn()

/** Opens a screen with or without unsaved work. */
function open(isDirty = true) {
  onLeave.mockClear()
  const work = <UnsavedWork isDirty={isDirty} onLeave={onLeave} />
  const router = createMemoryRouter(
    [
      { path: '/team', element: <>team{work}</> },
      { path: '/teams', element: 'teams' },
    ],
    { initialEntries: ['/team'] },
  )
  screen.render(<RouterProvider router={router} />)
  return (to: string, options?: Parameters<typeof router.navigate>[1]) =>
    act(async () => {
      await router.navigate(to, options)
    })
}

const question = () => document.querySelector('[role=alertdialog]')
const answer = (name: string) =>
  act(async () => {
    const buttons = [...(question()?.querySelectorAll('button') ?? [])]
    buttons.find(({ textContent }) => textContent === name)?.click()
  })
const unsavedPlaces = () => screen.store.getState().session.unsavedPlaces

it('asks before another screen opens, and stays if the answer is No', async () => {
  const navigate = open()
  await navigate('/teams')
  expect(question()).not.toBeNull()
  await answer('No')
  expect(question()).toBeNull()
  expect(screen.text()).toBe('team')
  expect(onLeave).not.toHaveBeenCalled()
})

it('discards the work and leaves if the answer is Yes', async () => {
  const navigate = open()
  await navigate('/teams')
  await answer('Yes')
  expect(screen.text()).toBe('teams')
  expect(onLeave).toHaveBeenCalledOnce()
})

it.each([
  ['nothing is unsaved', false, '/teams', {}],
  ['only the query changes', true, '/team?tab=members', {}],
  [
    'the screen continues at another address',
    true,
    '/teams',
    { replace: true, state: { keepsWork: true } },
  ],
])('does not ask when %s', async (_, isDirty, to, options) => {
  const navigate = open(isDirty)
  await navigate(to, options)
  expect(question()).toBeNull()
  expect(screen.text()).toBe(to === '/teams' ? 'teams' : 'team')
})

it('asks before the page closes', () => {
  open()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
})

it('asks before the user leaves the account, and continues if the answer is Yes', async () => {
  open()
  const dispatched = vi.spyOn(screen.store, 'dispatch')
  act(() => void screen.store.dispatch(leavingAsked(logoutRequested())))
  expect(question()).not.toBeNull()
  await answer('Yes')
  expect(onLeave).toHaveBeenCalledOnce()
  expect(dispatched).toHaveBeenCalledWith(logoutRequested())
})

it('registers unsaved work in the session until the screen closes, even if the session expires', () => {
  open()
  expect(unsavedPlaces()).toHaveLength(1)
  act(() => void screen.store.dispatch(sessionEnded('expired')))
  expect(unsavedPlaces()).toHaveLength(1)
  screen.leave()
  expect(unsavedPlaces()).toEqual([])
})
