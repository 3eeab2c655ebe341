import { expect, it } from 'vitest'
import { identifierAt, identifiers } from './identifiers.ts'

it('contains 541 application identifiers', () => {
  expect(identifiers.size).toBe(541)
})

it('has no identifier that is a prefix of another', () => {
  for (const identifier of identifiers.keys()) {
    expect(identifierAt(identifier, 0)?.identifier).toBe(identifier)
  }
})

it.each([
  ['00', 18, 18, true],
  ['01', 14, 14, true],
  ['10', 1, 20, false],
  ['17', 6, 6, true],
  ['20', 2, 2, true],
  ['235', 1, 28, false],
  ['253', 13, 30, false],
  ['3105', 6, 6, true],
  ['3933', 4, 18, false],
  ['410', 13, 13, true],
  ['422', 3, 3, false],
  ['423', 3, 15, false],
  ['7003', 10, 10, false],
  ['8003', 14, 30, false],
  ['8008', 8, 12, false],
  ['99', 1, 90, false],
])('knows the length of %s, and whether GS1 predefines it', (identifier, min, max, predefined) => {
  expect(identifiers.get(identifier)).toMatchObject({ format: { min, max }, predefined })
})

it.each(['04', '05', '14', '18', '19', '38', '3106', '3170', '39', '80', '8888'])(
  'has no identifier %s',
  (identifier) => {
    expect(identifiers.get(identifier)).toBeUndefined()
  },
)
