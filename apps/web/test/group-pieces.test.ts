import { describe, expect, it } from 'vitest'
import { groupPieces, type Piece } from '../build/group-pieces.ts'

const piece = (id: string, bytes: number, pages: string, ...imports: string[]): Piece => ({
  id,
  bytes,
  pages: new Set(pages.split(' ').filter(Boolean)),
  product: null,
  imports,
})

/** Returns the groups, each as a list of its pieces. */
function grouped(pieces: readonly Piece[], requestBytes: number): string[] {
  const groups = Map.groupBy(groupPieces(pieces, requestBytes), ([, group]) => group)
  return [...groups.values()].map((members) => members.map(([id]) => id).join(' ')).sort()
}

describe('groupPieces', () => {
  it('puts pieces into one group if exactly the same pages need them', () => {
    const pieces = [
      piece('react', 9000, 'home users'),
      piece('router', 9000, 'users home'),
      piece('table', 9000, 'users'),
      piece('map', 9000, 'home'),
    ]
    expect(grouped(pieces, 1)).toEqual(['map', 'react router', 'table'])
  })

  it('omits pieces that no page needs when it loads', () => {
    expect(grouped([piece('home', 10, 'home'), piece('dialog', 10, '')], 1)).toEqual(['home'])
  })

  it('merges groups when this costs other pages less than one request', () => {
    const pieces = [
      piece('table', 9000, 'users teams'),
      piece('filter', 500, 'users'),
      piece('import', 700, 'users'),
    ]
    // Merging costs the page `teams` 1,200 bytes that it does not need, and saves `users` one
    // request.
    expect(grouped(pieces, 1000)).toEqual(['filter import', 'table'])
    expect(grouped(pieces, 1300)).toEqual(['table filter import'])
  })

  it('keeps groups separate when merging them would save no page a request', () => {
    const pieces = [piece('home', 1, 'home'), piece('users', 1, 'users')]
    expect(grouped(pieces, 1000)).toEqual(['home', 'users'])
  })

  it('never merges the code of one product with code that other products load', () => {
    const pieces = [
      piece('react', 9000, 'home'),
      { ...piece('stock', 10, 'home'), product: 'stock' },
      { ...piece('scanner', 10, 'home'), product: 'stock' },
    ]
    expect(grouped(pieces, 100_000)).toEqual(['react', 'stock scanner'])
  })

  it('never creates groups that import each other', () => {
    const pieces = [
      piece('page', 10, 'users', 'table'),
      piece('table', 9000, 'users teams', 'icon'),
      piece('icon', 10, 'users teams home'),
    ]
    // Merging `page` and `icon` would create a cycle with `table`.
    const groups = groupPieces(pieces, 100)
    expect(groups.get('page')).not.toBe(groups.get('icon'))
  })
})
