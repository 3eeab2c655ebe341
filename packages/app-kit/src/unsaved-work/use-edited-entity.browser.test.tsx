import { act, useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { operationFailed } from '../operations/operations-slice.ts'
import { mountScreens } from './mount.fixture.tsx'
import { useEditedEntity, type EditedEntity } from './use-edited-entity.ts'

interface Banner {
  id: string
  revision: number
}

const key = 'campaigns/update'
const opened: Banner = { id: 'sale', revision: 1 }
const current: Banner = { id: 'sale', revision: 2 }
const screen = mountScreens()
let edited: EditedEntity<Banner | null>

function Screen({ banner }: { banner: Banner | null }) {
  const result = useEditedEntity(key, banner)
  useLayoutEffect(() => {
    edited = result
  })
  return null
}

it('keeps the opened revision as its base when a newer one reaches the store', () => {
  screen.render(<Screen banner={opened} />)
  screen.render(<Screen banner={current} />)
  expect(edited.base()).toBe(opened)
})

it('returns only the conflict of its own operation, until it is rebased on the newer revision', () => {
  const conflict = { current, fields: ['name'] }
  screen.render(<Screen banner={opened} />)
  act(() => void screen.store.dispatch(operationFailed({ key: 'other', message: '', conflict })))
  expect(edited.conflict).toBeNull()
  act(() => void screen.store.dispatch(operationFailed({ key, message: '', conflict })))
  expect(edited.conflict).toEqual(conflict)
  act(() => edited.rebase(current))
  expect(edited.conflict).toBeNull()
  expect(edited.base()).toBe(current)
})

it('has no revision before the entity is created', () => {
  screen.render(<Screen banner={null} />)
  expect(edited.base()).toBeNull()
  act(() => edited.rebase(opened))
  expect(edited.base()).toBe(opened)
})
