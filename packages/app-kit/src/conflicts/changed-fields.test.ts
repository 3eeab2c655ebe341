import { expect, it } from 'vitest'
import { changedFields, contestedFields } from './changed-fields.ts'

const base = { name: 'Commercial', position: 'Vendeuse', team_id: 'sales', revision: 3 }

it('keeps the values that differ from the entity', () => {
  expect(changedFields({ name: 'Commercial', position: 'Acheteuse' }, base)).toEqual({
    position: 'Acheteuse',
  })
})

it('contests no field that only one of both has changed', () => {
  const current = { ...base, team_id: 'studio', revision: 4 }
  expect(contestedFields({ position: 'Acheteuse' }, base, current)).toEqual([])
})

it('contests a field that both have changed, unless to the same', () => {
  const current = { ...base, position: 'Cheffe', name: 'Ventes', revision: 4 }
  const changes = { position: 'Acheteuse', name: 'Ventes' }
  expect(contestedFields(changes, base, current)).toEqual(['position'])
})
