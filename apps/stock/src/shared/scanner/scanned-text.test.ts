import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Keyboard, keysOf, press } from './keyboards.fixture.ts'
import { scannedText } from './scanned-text.ts'

/** The characters that GS1 fields may contain, in the order of GS1's table. */
const gs1Characters =
  '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'.split('')

const french = { scanner: 'french', page: 'french' } as const

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const field = (identifier: string) =>
  fc
    .string({ unit: fc.constantFrom(...gs1Characters), minLength: 1, maxLength: 20 })
    .map((value) => `${identifier}${value}\u001d`)

/** Labels with a GTIN and three other fields in any order, with or without a symbology prefix. */
const label = fc
  .tuple(
    fc.constantFrom('', ']d2', ']C1', ']Q3'),
    fc.tuple(
      digits(14).map((gtin) => `01${gtin}`),
      digits(6).map((date) => `17${date}`),
      field('10'),
      field('21'),
    ),
    fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
  )
  .map(([prefix, fields, order]) => {
    const shuffled = fields.map((text, index) => ({ text, place: order[index] ?? 0 }))
    return (
      prefix +
      shuffled
        .toSorted((a, b) => a.place - b.place)
        .map(({ text }) => text)
        .join('')
    )
  })

it('reads any GS1 text of a US scanner on AZERTY unchanged', () => {
  fc.assert(
    fc.property(label, fc.boolean(), (text, capsLock) => {
      expect(scannedText(keysOf(text, { scanner: 'us', page: 'french', capsLock }))).toBe(text)
    }),
  )
})

it('reads any GS1 text of a US scanner on a US keyboard unchanged', () => {
  fc.assert(
    fc.property(label, fc.boolean(), (text, capsLock) => {
      expect(scannedText(keysOf(text, { scanner: 'us', page: 'us', capsLock }))).toBe(text)
    }),
  )
})

it('reads any GS1 text of a French scanner on AZERTY unchanged, if it has no symbology prefix', () => {
  const withoutBracket = label.map((text) => text.replace(/^\]../, ''))
  fc.assert(
    fc.property(withoutBracket, fc.boolean(), (text, capsLock) => {
      expect(scannedText(keysOf(text, { ...french, capsLock }))).toBe(text)
    }),
  )
})

const keyboards: readonly Keyboard[] = ['us', 'french']
const pairs = keyboards.flatMap((scanner) => keyboards.map((page) => ({ scanner, page })))

it.each(pairs)('reads an EAN-13 from a $scanner scanner on a $page keyboard', (typing) => {
  expect(scannedText(keysOf('3400936000018', typing))).toBe('3400936000018')
})

it.each([
  { text: 'ABC-DE', scanner: 'french', page: 'french' },
  { text: 'ABC-1', scanner: 'french', page: 'french' },
  { text: 'QM/W_A', scanner: 'french', page: 'french' },
  { text: 'ABC1DE', scanner: 'us', page: 'french' },
  { text: '+A123BQ0M', scanner: 'us', page: 'french' },
  { text: 'A(B)C', scanner: 'us', page: 'us' },
  { text: 'QMWA', scanner: 'french', page: 'french' },
] as const)('reads the plain code $text from a $scanner scanner on a $page keyboard', (row) => {
  expect(scannedText(keysOf(row.text, row))).toBe(row.text)
})

const shortCodes = [
  '10ABC',
  '2134',
  '3014544',
  'A1',
  'REF-12',
  'Q1W2',
  'LOT17',
  '17270331',
  'AB45',
  'MASQ-IIR-50',
  'a1b',
  '1000-B',
  '+H6661F',
  '+A123BJC5D6E71G',
  '+$$3271231LOT7GK',
  '+$LOT7G5',
]

it.each(
  shortCodes.flatMap((text) =>
    pairs.flatMap((pair) => [true, false].map((capsLock) => ({ text, ...pair, capsLock }))),
  ),
)('reads $text from a $scanner scanner on a $page keyboard, Caps Lock: $capsLock', (row) => {
  expect(scannedText(keysOf(row.text, row))).toBe(row.text)
})

it('reads `_` of a US scanner on AZERTY, which types a character that no bar code contains', () => {
  expect(scannedText(keysOf('X_8', { scanner: 'us', page: 'french' }))).toBe('X_8')
})

it('keeps the letters of the page’s layout if no digit reveals the layout of the scanner', () => {
  expect(scannedText(keysOf('QMWA', { scanner: 'us', page: 'french' }))).toBe('A?ZQ')
})

it('reads digits of the number pad by position, even without Num Lock', () => {
  const keys = ['Numpad3', 'Numpad4', 'Numpad0'].map((code) => press('Home', { code }))
  expect(scannedText(keys)).toBe('340')
})

it.each([
  ['character 29', press('\u001d', { code: 'Minus' })],
  ['Ctrl+] on AZERTY', press('$', { code: 'BracketRight', ctrlKey: true })],
  ['Ctrl+] where the bracket is another key', press(']', { code: 'Minus', ctrlKey: true })],
])('reads %s as FNC1', (_, key) => {
  const digits = keysOf('10', { scanner: 'us', page: 'french' })
  expect(scannedText([...digits, key])).toBe('10\u001d')
})

it('restores the case that the scanner meant despite Caps Lock, even in a code without digits', () => {
  expect(scannedText(keysOf('Lot-a', { scanner: 'us', page: 'us', capsLock: true }))).toBe('Lot-a')
})

it('reads a bracket typed with AltGr as a bracket, also with Caps Lock', () => {
  const bracket = press(']', { code: 'Minus', ctrlKey: true, altKey: true, altGraph: true })
  const others = keysOf('d20103400936000011', { ...french, capsLock: true })
  expect(scannedText([bracket, ...keysOf('d2', french)])).toBe(']d2')
  expect(scannedText([bracket, ...others])).toBe(']d20103400936000011')
})

it('does not mistake a digit key with AltGr for one without Shift', () => {
  const at = press('@', { code: 'Digit0', altGraph: true })
  expect(scannedText([at, ...keysOf('A123', french)])).toBe('@A123')
})

it('reads characters, including FNC1, typed as Alt and their number', () => {
  const keys = ['0065', '0029', '066', '0233'].flatMap((number) => [
    press('Alt', { altKey: true }),
    ...number.split('').map((digit) => press(digit, { code: `Numpad${digit}`, altKey: true })),
  ])
  expect(scannedText(keys)).toBe('A\u001dB\uFFFD')
})

it('marks a key that it cannot read', () => {
  expect(scannedText([press('Dead', { code: 'BracketLeft' })])).toBe('\uFFFD')
})
