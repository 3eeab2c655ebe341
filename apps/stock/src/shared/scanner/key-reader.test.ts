import { expect, it } from 'vitest'
import { idleReader, type KeyMeaning, readKey, type ReadKeyOptions } from './key-reader.ts'
import type { KeyPress } from './key-press.ts'
import { at, enter, keysOf, press, tab } from './keyboards.fixture.ts'

const us = { scanner: 'us', page: 'us' } as const
const azerty = { scanner: 'us', page: 'french' } as const
const french = { scanner: 'french', page: 'french' } as const

/** A medicine's label: GTIN, expiry, lot and, after FNC1, a serial number. */
const medicine = '010340093600001117270430' + '10AZ31QM\u001d' + '21W4Q9M'

/**
 * Gaps between the keys of a scan, in ms: the usual ones, and those that a busy, slow computer
 * reports.
 */
const quick = [8, 2, 9, 8, 12, 1, 8, 30]
const slow = [20, 35, 28, 33, 22, 35, 31]

/** Gaps between the keys of a fast typist, in ms. */
const hasty = [60, 72, 55, 48, 66, 90, 58]

function read(keys: readonly KeyPress[], options: Partial<ReadKeyOptions> = {}): KeyMeaning[] {
  let reader = idleReader
  return keys.map((key) => {
    const step = readKey(reader, key, { isInField: true, ...options })
    reader = step.reader
    return step.meaning
  })
}

const scansOf = (keys: readonly KeyPress[], options: Partial<ReadKeyOptions> = {}): string[] =>
  read(keys, options).flatMap((meaning) => (typeof meaning === 'object' ? [meaning.scan] : []))

it.each([
  ['a US scanner on a US keyboard', us],
  ['a US scanner on AZERTY', azerty],
  ['a French scanner on AZERTY', french],
  ['a French scanner on a US keyboard', { scanner: 'french', page: 'us' }],
] as const)('reads a label from %s', (_, typing) => {
  const keys = [...keysOf(medicine, typing), enter]
  expect(scansOf(at(keys, 1000, ...quick))).toEqual([medicine])
})

it('lets two keys of a scan through, and holds the others and the terminator', () => {
  const keys = at([...keysOf('3400936', azerty), enter], 0, ...quick)
  expect(keys.slice(0, 3).map(({ key }) => key)).toEqual(['"', "'", 'à'])
  expect(read(keys)).toEqual([
    'pending',
    'pending',
    ...Array.from({ length: 5 }, () => 'held'),
    { scan: '3400936' },
  ])
})

it('reads a scan on a slow computer', () => {
  expect(scansOf(at([...keysOf(medicine, azerty), enter], 0, ...slow))).toEqual([medicine])
})

it('reads a short code on a slow computer', () => {
  expect(scansOf(at([...keysOf('4821', us), enter], 0, ...slow))).toEqual(['4821'])
})

it('reads a scan whose second key is late', () => {
  const [first, ...others] = at([...keysOf('34009361', us), enter], 0, ...quick)
  const late = others.map((key) => ({ ...key, timeStamp: key.timeStamp + 80 }))
  expect(scansOf(first ? [first, ...late] : [])).toEqual(['34009361'])
})

it('reads a scan that stalls once enough keys have shown that it comes from a scanner', () => {
  const keys = at([...keysOf(medicine, us), enter], 0, ...quick)
  const stalled = keys.map((key, index) =>
    index < 14 ? key : { ...key, timeStamp: key.timeStamp + 300 },
  )
  expect(scansOf(stalled)).toEqual([medicine])
})

it.each([
  ['Tab', tab],
  ['Enter of the number pad', press('Enter', { code: 'NumpadEnter' })],
  ['a line feed', press('j', { code: 'KeyJ', ctrlKey: true })],
])('ends a scan at %s', (_, terminator) => {
  expect(scansOf(at([...keysOf('34009361', us), terminator], 0, 9))).toEqual(['34009361'])
})

it('ignores a second terminator of a scan, but not the Enter key of a person', () => {
  const scan = at([...keysOf('34009361', us), tab, enter], 0, 10)
  const later = { ...enter, timeStamp: 600 }
  expect(read([...scan, later]).slice(-3)).toEqual([{ scan: '34009361' }, 'ignored', 'typing'])
})

it('reads two scans in a row', () => {
  const one = [...keysOf('34009361', azerty), enter]
  const two = [...keysOf('34009385', azerty), enter]
  expect(scansOf([...at(one, 0, ...quick), ...at(two, 250, ...quick)])).toEqual([
    '34009361',
    '34009385',
  ])
})

it('starts afresh after a scan without terminator', () => {
  const one = at(keysOf('34009361', us), 0, ...quick)
  const two = at([...keysOf('34009385', us), enter], 900, ...quick)
  expect(scansOf([...one, ...two])).toEqual(['34009385'])
})

it('leaves a fast typist alone', () => {
  const keys = at([...keysOf('gants nitrile 100', french), enter], 0, ...hasty)
  expect(read(keys).filter((meaning) => meaning !== 'pending' && meaning !== 'typing')).toEqual([])
  expect(read(keys).at(-1)).toBe('typing')
})

it('ignores a typist who is just too slow for a scanner', () => {
  const keys = at([...keysOf('gants', french), enter], 0, 45)
  expect(scansOf(keys)).toEqual([])
})

it('does not mistake a person who holds Shift for a scanner', () => {
  const shift = press('Shift', { shiftKey: true, repeat: true })
  const keys = keysOf('GANTS', french).filter(({ key }) => key !== 'Shift')
  const typed = keys.flatMap((key) => [key, shift, shift, shift])
  expect(read(at([...typed, enter], 0, 30))).not.toContain('held')
})

it('excludes keys that a person typed before a scan', () => {
  const typed = at(keysOf('ab', french), 0, 60)
  const scan = at([...keysOf('34009361', azerty), enter], 300, ...quick)
  expect(scansOf([...typed, ...scan])).toEqual(['34009361'])
})

it('treats Enter as typing when it follows fast keys too late', () => {
  const keys = at([...keysOf('4821', us), enter], 0, 35, 38, 35, 90)
  expect(read(keys)).toEqual(['pending', 'pending', 'held', 'held', 'typing'])
})

it('releases held keys when the next key is slower', () => {
  const keys = at(keysOf('abcd', us), 0, 30, 30, 70)
  expect(read(keys)).toEqual(['pending', 'pending', 'held', 'typing'])
})

it('starts a new run when the next key comes after a pause', () => {
  const keys = at(keysOf('abcd', us), 0, 30, 30, 1000)
  expect(read(keys)).toEqual(['pending', 'pending', 'held', 'pending'])
})

it('holds every key of a scan outside of fields', () => {
  const keys = at([...keysOf('3400', azerty), enter], 0, ...quick)
  expect(read(keys, { isInField: false })).toEqual([
    ...Array.from({ length: 4 }, () => 'held'),
    { scan: '3400' },
  ])
})

it('does not hold a space at the start of a run, since a person may be pressing a button with it', () => {
  const keys = at(keysOf(' a b', us), 0, 30, 30, 1000)
  expect(read(keys, { isInField: false })).toEqual(['typing', 'held', 'held', 'held'])
  expect(read(at(keysOf('a ', us), 0, 30), { isInField: false })).toEqual(['held', 'typing'])
})

it('does not mistake a key that is held down for a scan', () => {
  const first = { ...press('1', { code: 'Digit1' }), timeStamp: 0 }
  const repeated = Array.from({ length: 20 }, () => ({ ...first, repeat: true }))
  const keys = [first, ...at([...repeated, enter], 500, 33)]
  expect(new Set(read(keys).slice(1))).toEqual(new Set(['typing']))
})

it('treats fewer than four characters as typing', () => {
  expect(read(at([...keysOf('123', us), enter], 0, 10)).at(-1)).toBe('typing')
})

it('leaves shortcuts and editing keys in a field alone', () => {
  const paste = press('v', { code: 'KeyV', ctrlKey: true })
  const keys = at([press('Control'), paste, press('Backspace'), press('ArrowLeft')], 0, 20)
  expect(read(keys)).toEqual(['pending', 'typing', 'typing', 'typing'])
})

it('makes a scan with an unknown key invalid rather than leaving out the key', () => {
  const keys = [...keysOf('0103400936000011', us), press('F8'), ...keysOf('21A', us), enter]
  expect(scansOf(at(keys, 0, ...quick))).toEqual(['0103400936000011\uFFFD21A'])
})

it('continues a run across modifiers, whether or not they are held down', () => {
  const shift = press('Shift', { shiftKey: true })
  const keys = [...keysOf('3400', us), shift, { ...shift, repeat: true }, press('AltGraph')]
  expect(scansOf(at([...keys, ...keysOf('9361', us), enter], 0, 10))).toEqual(['34009361'])
})

it('reads the text that is configured for FNC1 as character 29', () => {
  const keys = at([...keysOf('10AZ31|21W4', azerty), enter], 0, ...quick)
  expect(scansOf(keys, { separator: '|' })).toEqual(['10AZ31\u001d21W4'])
})
