import { act, useCallback, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionEnded, signedIn } from '../session/session-slice.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { mountScreens } from './mount.fixture.tsx'
import { tabDraftsIn, type DraftPlace } from './tab-drafts.ts'
import { useTabDraft } from './use-tab-draft.ts'

const screen = mountScreens()
const unsaved: DraftPlace = { ownerId: 'camille', path: ['lueur', 'new', ''] }
const created: DraftPlace = { ownerId: 'camille', path: ['lueur', 'id', 'studio'] }
const parse = (stored: unknown) => (typeof stored === 'string' ? stored : null)

let kept = memoryStorage()
let drafts = tabDraftsIn({ kept, tab: memoryStorage() }, { name: 'note', parse })
let discard: () => void

beforeEach(() => {
  vi.useFakeTimers()
  const session = { auth: { user_id: 'camille' }, user: {} }
  screen.store.dispatch(signedIn(session as unknown as Parameters<typeof signedIn>[0]))
  kept = memoryStorage()
  drafts = tabDraftsIn({ kept, tab: memoryStorage() }, { name: 'note', parse })
})
afterEach(() => void vi.useRealTimers())

interface ScreenProps {
  value: string
  place?: DraftPlace
  isDirty?: boolean
}

function Screen({ value, place = unsaved, isDirty = true }: ScreenProps) {
  const read = useCallback(() => ({ place, value }), [place, value])
  const result = useTabDraft({ drafts, found: null, isDirty, read })
  useLayoutEffect(() => {
    discard = result
  })
  return null
}

const stored = (place = unsaved) => drafts.find(place)?.value
const wait = () => act(() => void vi.advanceTimersByTime(1000))

it('stores the latest work once typing pauses', () => {
  screen.render(<Screen value="a" />)
  screen.render(<Screen value="ab" />)
  expect(stored()).toBeUndefined()
  wait()
  expect(stored()).toBe('ab')
})

it('stores the work immediately when the page closes', () => {
  screen.render(<Screen value="a" />)
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).toBe('a')
})

it('deletes the draft once the work is saved', () => {
  screen.render(<Screen value="a" />)
  wait()
  screen.render(<Screen value="a" isDirty={false} />)
  expect(stored()).toBeUndefined()
})

it('does not store work that was saved before the user paused typing', () => {
  screen.render(<Screen value="a" />)
  screen.render(<Screen value="a" isDirty={false} />)
  wait()
  expect(stored()).toBeUndefined()
})

it('deletes the draft when the user leaves, and never writes it again', () => {
  screen.render(<Screen value="a" />)
  wait()
  act(() => discard())
  expect(stored()).toBeUndefined()
  screen.render(<Screen value="ab" />)
  wait()
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).toBeUndefined()
})

it('moves the draft when its entity has been created in the meantime', () => {
  screen.render(<Screen value="a" />)
  wait()
  screen.render(<Screen value="ab" place={created} />)
  wait()
  expect(stored()).toBeUndefined()
  expect(stored(created)).toBe('ab')
})

it('stores the work immediately when its screen closes', () => {
  screen.render(<Screen value="a" />)
  screen.leave()
  expect(stored()).toBe('a')
})

it('stores nothing when a screen closes after the user has left the account', () => {
  screen.render(<Screen value="a" />)
  act(() => void screen.store.dispatch(sessionEnded('logout')))
  screen.leave()
  expect(stored()).toBeUndefined()
})

it('stores nothing when a screen closes after its work was saved or discarded', () => {
  screen.render(<Screen value="a" />)
  screen.render(<Screen value="a" isDirty={false} />)
  screen.leave()
  expect(stored()).toBeUndefined()
  screen.render(<Screen value="b" />)
  act(() => discard())
  screen.leave()
  expect(stored()).toBeUndefined()
})

it('stores nothing and logs the error when the storage is full', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(kept, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  screen.render(<Screen value="a" />)
  wait()
  expect(stored()).toBeUndefined()
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
