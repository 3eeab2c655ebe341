import { expect, it } from 'vitest'
import { lotSpelling, withLotSpelling } from './lot-spelling.ts'

it.each([
  ['a17', ['A17'], 'A17'],
  ['A17', ['a17', 'A17'], 'A17'],
  ['a17', [], 'a17'],
  ['a17', ['A18'], 'a17'],
])('given the typed lot %j and the known lots %j, returns %j', (typed, known, spelled) => {
  expect(lotSpelling(typed, known)).toBe(spelled)
})

it('leaves scanned lots unchanged, and gives typed lots the spelling of scanned ones', () => {
  const lines = [
    { productId: 'gloves', lot: 'b2', isLotTyped: true },
    { productId: 'gloves', lot: 'a17' },
    { productId: 'gloves', lot: 'B2' },
    { productId: 'masks', lot: 'A17', isLotTyped: true },
    { productId: 'masks', lot: 'a17', isLotTyped: true },
    { productId: 'masks' },
  ]
  const held = [{ productId: 'gloves', lot: 'A17' }]

  const spelled = withLotSpelling(lines, held)

  expect(spelled.map(({ lot }) => lot)).toEqual(['B2', 'a17', 'B2', 'A17', 'A17', undefined])
})
