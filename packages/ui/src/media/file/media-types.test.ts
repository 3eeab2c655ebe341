import { expect, it } from 'vitest'
import { formatBytes } from './file-size.ts'
import { nameFor } from './media-types.ts'

it.each([
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo.JPG', 'image/jpeg', 'photo.JPG'],
  ['logo.png', 'image/jpeg', 'logo.jpg'],
  ['logo', 'image/png', 'logo.png'],
  ['logo.v2.final', 'image/png', 'logo.v2.png'],
  ['.png', 'image/png', '.png.png'],
])('turns the file name %s with the type %s into %s', (name, type, expected) => {
  expect(nameFor(name, type)).toBe(expected)
})

it('formats a size for the language', () => {
  // `\u202f` is a narrow no-break space.
  expect(formatBytes(820_000, 'fr-FR')).toBe('820\u202fko')
  expect(formatBytes(1_240_000, 'fr-FR')).toBe('1,2\u202fMo')
  expect(formatBytes(1_000_000_000, 'fr-FR')).toBe('1\u202fGo')
  expect(formatBytes(4, 'fr-FR')).toBe('4\u202fo')
  expect(formatBytes(10_485_760, 'en-GB')).toBe('10 MB')
})
