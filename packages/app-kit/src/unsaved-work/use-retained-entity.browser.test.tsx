import { act } from 'react'
import { expect, it } from 'vitest'
import { unsavedWorkChanged, userLoaded } from '../session/session-slice.ts'
import { mountScreens } from './mount.fixture.tsx'
import { useRetainedEntity } from './use-retained-entity.ts'

const screen = mountScreens()
const team = { id: 'sales', name: 'Commercial' }

function Screen({ stored, id }: { stored: typeof team | null; id?: string }) {
  return useRetainedEntity(stored, id)?.name ?? 'none'
}

/** Marks the screen's work as unsaved or saved. */
function work(isDirty: boolean) {
  const user = { id: 'camille', email: 'camille@lueur.example', sub_accounts: [] }
  act(() => {
    screen.store.dispatch(userLoaded(user as unknown as Parameters<typeof userLoaded>[0]))
    screen.store.dispatch(unsavedWorkChanged(isDirty, 'form'))
  })
}

it('keeps the entity of unsaved work after it has left the store', () => {
  screen.render(<Screen stored={team} />)
  work(true)
  screen.render(<Screen stored={null} />)
  expect(screen.text()).toBe('Commercial')
  work(false)
  expect(screen.text()).toBe('none')
})

it('follows the store while nothing is unsaved', () => {
  screen.render(<Screen stored={team} />)
  screen.render(<Screen stored={{ ...team, name: 'Ventes' }} />)
  expect(screen.text()).toBe('Ventes')
  screen.render(<Screen stored={null} />)
  expect(screen.text()).toBe('none')
})

it('does not show the retained entity at the address of another entity', () => {
  screen.render(<Screen stored={team} id="sales" />)
  work(true)
  screen.render(<Screen stored={null} id="support" />)
  expect(screen.text()).toBe('none')
})
