import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Camille Laurent', 'CL'],
  ['Éloïse de La Tour', 'ÉT'],
  ['marie-claude', 'MC'],
  ['Zoé', 'Z'],
  ['zoe@exemple.fr', 'ZF'],
  ['𠮷田 太郎', '𠮷太'],
  ['  ', ''],
])('shortens %j to %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
