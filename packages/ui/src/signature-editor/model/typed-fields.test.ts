import { expect, it } from 'vitest'
import { typedFields } from './typed-fields.ts'

const before = { name: 'Inès', age: 40, isOpen: false, icons: [{ url: 'a' }, { url: 'b' }] }

it('lists the text and number fields that were changed by typing or by a slider', () => {
  expect(typedFields(before, { ...before, name: 'Léa', age: 41 })).toBe('.name .age')
  const icons = [before.icons[0], { url: 'bc' }]
  expect(typedFields(before, { ...before, icons })).toBe('.icons.1.url')
})

it('does not treat a switch, an addition or a removal as typing', () => {
  expect(typedFields(before, { ...before, isOpen: true })).toBeNull()
  expect(typedFields(before, { ...before, icons: [...before.icons, { url: '' }] })).toBeNull()
  expect(typedFields(before, { ...before, icons: before.icons.slice(1) })).toBeNull()
  expect(typedFields(before, { ...before, name: null })).toBeNull()
  expect(typedFields(before, { ...before })).toBeNull()
})
