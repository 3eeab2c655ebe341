import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'Nom;Prénom\r\nLefèvre;Zoé\r\nGarçon;Noël\r\n'

/**
 * The bytes of the accented letters in `text`, in encodings that `TextEncoder` does not support.
 */
const codes: Record<'windows-1252' | 'macintosh', Record<string, number>> = {
  'windows-1252': { é: 0xe9, è: 0xe8, ç: 0xe7, ë: 0xeb },
  macintosh: { é: 0x8e, è: 0x8f, ç: 0x8d, ë: 0x91 },
}
const oneByte = (encoding: keyof typeof codes) =>
  Uint8Array.from(Array.from(text), (letter) => codes[encoding][letter] ?? letter.charCodeAt(0))

function utf16(isLittle: boolean, hasMark: boolean): Uint8Array {
  const marked = hasMark ? `\ufeff${text}` : text
  const bytes = new Uint8Array(marked.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < marked.length; at += 1)
    view.setUint16(at * 2, marked.charCodeAt(at), isLittle)
  return bytes
}

it.each([
  ['utf-8', new TextEncoder().encode(text)],
  ['utf-8', new TextEncoder().encode(`\ufeff${text}`)],
  ['utf-16le', utf16(true, true)],
  ['utf-16be', utf16(false, true)],
  ['utf-16le', utf16(true, false)],
  ['utf-16be', utf16(false, false)],
  ['windows-1252', oneByte('windows-1252')],
  ['macintosh', oneByte('macintosh')],
])('detects %s', (encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text, encoding })
})

it('reads plain ASCII as UTF-8', () => {
  expect(decodeText(new TextEncoder().encode('a;b')).encoding).toBe('utf-8')
})
