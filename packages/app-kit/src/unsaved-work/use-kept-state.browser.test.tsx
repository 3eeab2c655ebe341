import { act, useLayoutEffect } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { signedIn } from '../session/session-slice.ts'
import { mountScreens } from './mount.fixture.tsx'
import { type KeptState, useKeptState } from './use-kept-state.ts'

type Counts = Readonly<Record<string, number>>

const screen = mountScreens()
const parse = (stored: unknown) =>
  typeof stored === 'object' && stored !== null ? (stored as Counts) : null

let shown: KeptState<Counts>

function Screen({ initial }: { initial: Counts }) {
  const result = useKeptState({ keptAs: ['order', 'edit', '4'], initial, parse })
  useLayoutEffect(() => {
    shown = result
  })
  return null
}

const stored: Counts = { gloves: 3, masks: 1 }

const signIn = (userId: string) =>
  act(() => {
    const auth = { access_token: userId, user_id: userId, organisation_id: 'lueur' }
    const nobody = { user: null, organisation: null, otherAccounts: [] }
    screen.store.dispatch(signedIn({ auth, ...nobody, action: 'login' }))
  })

/** Closes the page and opens it again. */
function reload(initial = stored) {
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  screen.leave()
  screen.render(<Screen initial={initial} />)
}

beforeEach(() => {
  localStorage.clear()
  signIn('camille')
  screen.render(<Screen initial={stored} />)
})

it('restores changes after a reload, and reports this until it is acknowledged', () => {
  expect(shown).toMatchObject({ isDirty: false, isResumed: false })
  act(() => shown.set({ ...stored, gloves: 5 }))
  reload()
  expect(shown.value).toEqual({ gloves: 5, masks: 1 })
  expect(shown).toMatchObject({ isDirty: true, isResumed: true, isOlder: false })
  act(() => shown.acknowledge())
  expect(shown).toMatchObject({ isDirty: true, isResumed: false })
})

it('keeps nothing once the value equals the initial one again', () => {
  act(() => shown.set({ ...stored, gloves: 5 }))
  act(() => shown.set(stored))
  reload()
  expect(shown).toMatchObject({ value: stored, isResumed: false })
  expect(Object.keys(localStorage)).toEqual([])
})

it('keeps nothing once the work is saved, and no longer reports it as unsaved', () => {
  act(() => shown.set({ ...stored, gloves: 5 }))
  act(() => shown.discard())
  expect(shown.isDirty).toBe(false)
  reload()
  expect(shown.value).toEqual(stored)
})

it('returns to the initial value when the work of an earlier visit is dropped', () => {
  act(() => shown.set({ ...stored, gloves: 5 }))
  reload()
  act(() => shown.drop())
  expect(shown).toMatchObject({ value: stored, isDirty: false, isResumed: false })
})

it('applies the changes of an earlier visit to newer stored values', () => {
  act(() => shown.set({ ...stored, gloves: 5 }))
  reload({ gloves: 3, masks: 2 })
  expect(shown).toMatchObject({ value: { gloves: 5, masks: 2 }, isOlder: false })
})

it('reports when a part that an earlier visit changed was also changed elsewhere', () => {
  act(() => shown.set({ ...stored, gloves: 5 }))
  reload({ gloves: 4, masks: 1 })
  expect(shown).toMatchObject({ value: { gloves: 5, masks: 1 }, isOlder: true })
})

it('does not show somebody else’s work', () => {
  act(() => shown.set({ ...stored, gloves: 5 }))
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  screen.leave()
  signIn('ines')
  screen.render(<Screen initial={stored} />)
  expect(shown.value).toEqual(stored)
})

it('ignores a stored value that is invalid', () => {
  act(() => shown.set({ ...stored, gloves: 5 }))
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  const [key] = Object.keys(localStorage)
  if (key === undefined) throw new Error('Nothing is kept')
  localStorage.setItem(key, JSON.stringify({ value: { base: stored, value: 'five' }, at: 1 }))
  screen.leave()
  screen.render(<Screen initial={stored} />)
  expect(shown.value).toEqual(stored)
})
