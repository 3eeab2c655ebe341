import { expect, it } from 'vitest'
import { changedFields, contestedFields } from './changed-fields.ts'

const base = { name: 'Commercial', position: 'Vendeuse', team_id: 'sales', revision: 3 }

it('returns only the values that differ from the entity', () => {
  expect(changedFields({ name: 'Commercial', position: 'Acheteuse' }, base)).toEqual({
    position: 'Acheteuse',
  })
})

it('reports no conflict if only one side has changed a field', () => {
  const current = { ...base, team_id: 'studio', revision: 4 }
  expect(contestedFields({ position: 'Acheteuse' }, base, current)).toEqual([])
})

it('reports a conflict if both sides have changed a field, unless to the same value', () => {
  const current = { ...base, position: 'Cheffe', name: 'Ventes', revision: 4 }
  const changes = { position: 'Acheteuse', name: 'Ventes' }
  expect(contestedFields(changes, base, current)).toEqual(['position'])
})
