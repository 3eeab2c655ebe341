import { expect, it } from 'vitest'
import { copyMaps, MapCopy } from './map-copy.ts'

const original = () =>
  new Map([
    ['a', 1],
    ['b', 2],
  ])

it('reads like its original', () => {
  const copy = new MapCopy(original())
  expect([...copy]).toEqual([...original()])
  expect([[...copy.keys()], [...copy.values()], [...copy.entries()], copy.size]).toEqual([
    ['a', 'b'],
    [1, 2],
    [...original()],
    2,
  ])
  expect([copy.get('a'), copy.has('b'), copy.has('c')]).toEqual([1, true, false])
  const seen: unknown[] = []
  copy.forEach((value, key) => seen.push([key, value]))
  expect(seen).toEqual([...original()])
})

it.each([
  ['set', (map: Map<string, number>) => map.set('c', 3)],
  ['delete', (map: Map<string, number>) => map.delete('a')],
  ['clear', (map: Map<string, number>) => map.clear()],
])('leaves its original unchanged on %s, even if the original is itself a copy', (_name, write) => {
  const first = original()
  const expected = original()
  write(expected)
  const second = new MapCopy(first)
  const third = new MapCopy(second)
  write(third)
  expect([...first]).toEqual([...original()])
  expect([...second]).toEqual([...original()])
  expect([...third]).toEqual([...expected])
  write(second)
  expect([...second]).toEqual([...expected])
  expect([...first]).toEqual([...original()])
})

it('copies every map of an object', () => {
  const maps = { numbers: original(), names: new Map([[1, 'one']]) }
  const copy = copyMaps(maps)
  copy.numbers.set('c', 3)
  copy.names.delete(1)
  expect([[...maps.numbers.keys()], maps.names.size]).toEqual([['a', 'b'], 1])
})
