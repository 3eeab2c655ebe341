import { expect, it } from 'vitest'
import { sortableLabels } from './sortable.labels.ts'
import { announcements } from './announcements.ts'

const spoken = announcements(['a', 'b', 'c'], ['Facebook', 'LinkedIn', 'X'], sortableLabels.fr, {
  hasMoved: false,
})
const entry = (id: string) => ({ id })

it('announces which entry was grabbed, and its position', () => {
  expect(spoken.onDragStart({ active: entry('b') })).toBe('LinkedIn saisi, position 2 sur 3.')
})

it('announces where an entry would land, and nothing while it is outside the list', () => {
  expect(spoken.onDragOver({ active: entry('b'), over: entry('c') })).toBe(
    'LinkedIn en position 3 sur 3.',
  )
  expect(spoken.onDragOver({ active: entry('b'), over: null })).toBeUndefined()
})

it('does not repeat the position of an entry that has not moved yet', () => {
  spoken.onDragStart({ active: entry('b') })
  expect(spoken.onDragOver({ active: entry('b'), over: entry('b') })).toBeUndefined()
  spoken.onDragOver({ active: entry('b'), over: entry('c') })
  expect(spoken.onDragOver({ active: entry('b'), over: entry('b') })).toBe(
    'LinkedIn en position 2 sur 3.',
  )
})

it('announces the final position when an entry is dropped or the drag is cancelled', () => {
  expect(spoken.onDragEnd({ active: entry('b'), over: entry('a') })).toBe(
    'LinkedIn déposé en position 1 sur 3.',
  )
  expect(spoken.onDragEnd({ active: entry('b'), over: null })).toBe(
    'LinkedIn déposé en position 2 sur 3.',
  )
  expect(spoken.onDragCancel({ active: entry('b'), over: entry('a') })).toBe(
    'Déplacement annulé : LinkedIn reste en position 2 sur 3.',
  )
})
