import { expect, it } from 'vitest'
import { documentId } from './document-id.ts'

it('keeps plain ids', () => {
  expect(documentId('0f3a')).toBe('0f3a')
})

it.each(['a/b', '.', '..', '', '__id__', 'é', 'a,b', '\ud800'])(
  'makes %j an id that Firestore accepts',
  (id) => {
    expect(documentId(id)).not.toMatch(/\/|^\.{0,2}$|^__/)
  },
)

it('makes different ids from different parts', () => {
  const parts = [['a,b'], ['a', 'b'], ['a%2Cb'], ['a'], [''], ['%'], ['', ''], ['_a'], ['%_a']]
  const ids = parts.map((one) => documentId(...one))
  expect(new Set(ids).size).toBe(parts.length)
})

it('shortens ids that exceed Firestore’s limit, and keeps them distinct', () => {
  const [one, other] = ['a', 'b'].map((end) => documentId('é'.repeat(1000) + end))
  expect(one?.length).toBeLessThan(1500)
  expect(one).not.toBe(other)
})
