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

/** Encodes text whose letters are all in `bytes`, and ASCII. */
const encoded = (text: string, bytes: Record<string, number>) =>
  Uint8Array.from(Array.from(text), (letter) => bytes[letter] ?? letter.charCodeAt(0))

it.each([
  ['Kučera;Dvořák', { č: 0xe8, ř: 0xf8, á: 0xe1 }],
  ['Pawłowski;Wójcik', { ł: 0xb3, ó: 0xf3 }],
  ['Wiśniewski;Żak', { ś: 0x9c, Ż: 0xaf }],
  ['Jasiński;Dąbrowska', { ń: 0xf1, ą: 0xb9 }],
  ['Gergő;Erdős', { ő: 0xf5 }],
  ['Marković;Šarić', { ć: 0xe6, Š: 0x8a }],
  ['Zdeněk;Němec', { ě: 0xec }],
])('detects windows-1250 in %s', (text, bytes) => {
  expect(decodeText(encoded(text, bytes))).toEqual({ text, encoding: 'windows-1250' })
})

it.each([
  ['Hélène;Ève;Zoë;Besançon', { é: 0xe9, è: 0xe8, È: 0xc8, ë: 0xeb, ç: 0xe7 }],
  ['Muñoz;Jørgensen;João', { ñ: 0xf1, ø: 0xf8, ã: 0xe3 }],
  ['Simões;Müller;Åsa', { õ: 0xf5, ü: 0xfc, Å: 0xc5 }],
  ['Lebœuf;Noël', { œ: 0x9c, ë: 0xeb }],
  ['Fañch;Benoît', { ñ: 0xf1, î: 0xee }],
])('keeps windows-1252 for %s', (text, bytes) => {
  expect(decodeText(encoded(text, bytes))).toEqual({ text, encoding: 'windows-1252' })
})

it('reads a single Latin-1 byte in UTF-8 without garbling the rest', () => {
  const [first, second] = ['Zoé;Noël\nJos', ';Françoise'].map((part) =>
    new TextEncoder().encode(part),
  )
  const bytes = Uint8Array.from([...(first ?? []), 0xe9, ...(second ?? [])])
  expect(decodeText(bytes)).toEqual({ text: 'Zoé;Noël\nJosé;Françoise', encoding: 'utf-8' })
})
