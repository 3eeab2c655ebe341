import { createForm, defineForm } from '@org/ui/form'
import '@org/ui/form/fields/list'
import '@org/ui/form/fields/text'
import { expect, it } from 'vitest'
import { settleConflict } from './settle-conflict.ts'

const description = defineForm({
  fields: [
    { name: 'first_name', type: 'text', label: 'Prénom' },
    { name: 'position', type: 'text', label: 'Poste' },
    { name: 'phone_number', type: 'text', label: 'Téléphone' },
  ],
})
const base = { first_name: 'Rose', position: 'Vendeuse', phone_number: '' }
const current = { first_name: 'Rose', position: 'Acheteuse', phone_number: '06 12 34 56 78' }

/**
 * Creates a form in which the user changed name and position, while other people changed position
 * and phone.
 */
function typed() {
  const form = createForm(description, { initial: base, save: async () => undefined })
  form.set('first_name', 'Rosalie')
  form.set('position', 'Cheffe de rayon')
  return form
}
const sides = { base, current, contested: ['position'] }

it('keeps typed values, and loads fields that only others have changed', () => {
  const form = typed()
  settleConflict(form, sides, 'mine')
  expect(form.values()).toEqual({
    first_name: 'Rosalie',
    position: 'Cheffe de rayon',
    phone_number: '06 12 34 56 78',
  })
  expect(form.state().isDirty).toBe(true)
})

it('discards only the contested fields', () => {
  const form = typed()
  settleConflict(form, sides, 'theirs')
  expect(form.values()).toEqual({ ...current, first_name: 'Rosalie' })
})

it('leaves nothing to save if every change was discarded', () => {
  const form = createForm(description, { initial: base, save: async () => undefined })
  form.set('position', 'Cheffe de rayon')
  settleConflict(form, sides, 'theirs')
  expect(form.values()).toEqual(current)
  expect(form.state().isDirty).toBe(false)
})

const codesForm = defineForm({
  fields: [
    { name: 'name', type: 'text', label: 'Nom' },
    {
      name: 'codes',
      type: 'list',
      label: 'Codes',
      itemLabel: 'Code',
      addLabel: 'Ajouter',
      fields: [{ name: 'code', type: 'text', label: 'Code' }],
    },
  ],
})

it.each<['mine' | 'theirs', string[], string]>([
  ['mine', ['A1', 'B2'], 'Gants'],
  ['theirs', ['C3'], 'Gants'],
])('keeps the list items of the winner: %s', (winner, codes, name) => {
  const stored = { name: 'Gant', codes: [{ code: 'A1' }] }
  const form = createForm(codesForm, { initial: stored, save: async () => undefined })
  form.set('name', 'Gants')
  form.addItem('codes', { code: 'B2' })
  const theirs = { name: 'Gant', codes: [{ code: 'C3' }] }
  settleConflict(form, { base: stored, current: theirs, contested: ['codes'] }, winner)
  expect(form.values()).toEqual({ name, codes: codes.map((code) => ({ code })) })
})

it('loads the items that only others have changed', () => {
  const stored = { name: 'Gant', codes: [{ code: 'A1' }] }
  const form = createForm(codesForm, { initial: stored, save: async () => undefined })
  form.set('name', 'Gants')
  const theirs = { name: 'Gant', codes: [{ code: 'C3' }] }
  settleConflict(form, { base: stored, current: theirs, contested: [] }, 'mine')
  expect(form.values()).toEqual({ name: 'Gants', codes: [{ code: 'C3' }] })
})
