import { defaultTour } from '@org/api/tour'
import { expect, it } from 'vitest'
import {
  maxRecentTours,
  readRecent,
  type RecentTour,
  withoutRecent,
  withRecent,
  writeRecent,
} from './recent-storage.ts'

const key = 'paraphe.tour.recent'

function storageWith(text?: string) {
  const entries = new Map(text === undefined ? [] : [[key, text]])
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
    entries,
  }
}

const tour = (id: string, client = ''): RecentTour => ({ ...defaultTour, tour: id, client })
const numbered = (number: number) => `tour0000${String(number).padStart(3, '0')}`

it('reads the stored tours, newest first', () => {
  const storage = storageWith()
  const tours = [tour(numbered(2), 'Galerie Nova'), tour(numbered(1))]
  writeRecent(tours, storage)
  expect(readRecent(storage)).toEqual(tours)
})

it('clears the storage when the last tour is removed', () => {
  const storage = storageWith()
  writeRecent([tour(numbered(1))], storage)
  writeRecent([], storage)
  expect(storage.entries.size).toBe(0)
})

it('keeps only the latest state of each tour, up to the maximum number of tours', () => {
  let tours: RecentTour[] = []
  for (let number = 1; number <= maxRecentTours + 3; number += 1)
    tours = withRecent(tours, tour(numbered(number)))
  expect(tours).toHaveLength(maxRecentTours)
  const renamed = withRecent(tours, tour(numbered(5), 'Maison Lueur'))
  expect(renamed).toHaveLength(maxRecentTours)
  expect(renamed[0]).toMatchObject({ tour: numbered(5), client: 'Maison Lueur' })
})

it('takes a tour with another start or language for the same tour', () => {
  const [plain, started, english] = ['', '&ss=12', '&ss=12&lang=en'].map((start) =>
    tour(`${numbered(1)}${start}`),
  ) as [RecentTour, RecentTour, RecentTour]
  expect(withRecent([started, tour(numbered(2))], english)).toEqual([english, tour(numbered(2))])
  expect(withoutRecent([started, tour(numbered(2))], numbered(1))).toEqual([tour(numbered(2))])
  const storage = storageWith()
  writeRecent([started, plain], storage)
  expect(readRecent(storage)).toEqual([started])
})

it.each([
  ['broken JSON', '{'],
  ['something else', '{"m":1}'],
  ['tours without an id', '["c=Maison", 7, null]'],
])('ignores %s', (_, text) => {
  expect(readRecent(storageWith(text))).toEqual([])
})

it('reads no tours and does not throw if the browser forbids storage', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
    removeItem: () => {},
  }
  expect(readRecent(forbidden)).toEqual([])
  expect(() => writeRecent([tour(numbered(1))], forbidden)).not.toThrow()
})
