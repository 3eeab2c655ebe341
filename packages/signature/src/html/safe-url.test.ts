import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageUrl, linkAddress, linkUrl, safeUrl } from './safe-url.ts'

const kept = [
  'https://exemple.fr',
  'http://localhost:3000/api/media/1/file?w=10&h=20#a',
  'HTTPS://Exemple.FR/Chemin',
  'https://exemple.fr/@nom?a=b&c=[1]',
  'https://été.fr/é',
  'mailto:zoe@exemple.fr?subject=Bonjour%20!',
  'tel:+33612345678',
  'sms:+33612345678',
  'skype:zoe?chat',
  'callto:zoe',
]

const completed = [
  ['www.exemple.fr/page', 'https://www.exemple.fr/page'],
  ['  https://exemple.fr  ', 'https://exemple.fr'],
  ['//exemple.fr/a', 'https://exemple.fr/a'],
  ['exemple.fr:8080/x', 'https://exemple.fr:8080/x'],
  ['https://exemple.fr/mon fichier.pdf', 'https://exemple.fr/mon%20fichier.pdf'],
  ['https://exemple.fr/"><b>', 'https://exemple.fr/%22%3E%3Cb%3E'],
  ['https://exemple.fr/?a=1&amp;b=2&amp;c=3', 'https://exemple.fr/?a=1&b=2&c=3'],
  ['https://exemple.fr/?a=1&amp;amp;b=2', 'https://exemple.fr/?a=1&b=2'],
  ['exemple.fr/?a=é&#038;b=2', 'https://exemple.fr/?a=é&b=2'],
  ['https://exemple.fr/?a=1&#x26;b=2', 'https://exemple.fr/?a=1&b=2'],
  ['https://exemple.fr/?amp;a=1&b=2', 'https://exemple.fr/?amp;a=1&b=2'],
] as const

const rejected = [
  '',
  '   ',
  'bonjour',
  '/chemin',
  '#ancre',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\u200b:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&amp;colon;alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png;base64,iVBORw0KGgo=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://exemple.fr/1',
  'ftp://exemple.fr',
  'about:blank',
  'https:exemple.fr',
  'https:/exemple.fr',
  'https://',
  'https:\\\\exemple.fr',
  'https://exemple.fr\\@autre.fr',
  'https://banque.fr@autre.fr/',
  'https://banque.fr:motdepasse@autre.fr/',
  'https://exemple.fr/\u202egnp.exe',
  'mailto:',
  'mailto:a\r\nBcc:b',
]

describe('safeUrl', () => {
  it.each(kept)('keeps %s', (address) => {
    expect(safeUrl(address)).toBe(address)
  })

  it.each(completed)('completes %s to %s', (address, meant) => {
    expect(safeUrl(address)).toBe(meant)
  })

  it.each(rejected)('rejects %j', (address) => {
    expect(safeUrl(address)).toBeNull()
  })

  it('for random input, returns no URL that browsers parse to a forbidden scheme or a user name', () => {
    const allowed = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'skype:', 'callto:']
    const pieces = fc.constantFrom(
      'javascript',
      ':',
      '/',
      '\\',
      '@',
      '\t',
      'https',
      'a.fr',
      '&',
      '%',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(texts, (value) => {
        const url = safeUrl(value)
        if (url === null || !URL.canParse(url)) return
        const { protocol, username, password } = new URL(url)
        expect(allowed).toContain(protocol)
        expect(username + password).toBe('')
      }),
      { numRuns: 2000 },
    )
  })
})

const linked = [
  ['www.exemple.fr/page', 'https://www.exemple.fr/page'],
  ['https://exemple.fr/mon fichier.pdf', 'https://exemple.fr/mon%20fichier.pdf'],
  ['https://été.fr/é', 'https://été.fr/é'],
  ['http://localhost:3000/a', 'http://localhost:3000/a'],
  ['https://192.168.1.10/a', 'https://192.168.1.10/a'],
  ['mailto:zoe@exemple.fr', 'mailto:zoe@exemple.fr'],
] as const

describe('linkAddress', () => {
  it.each(linked)('links %s to %s', (address, link) => {
    expect(linkAddress(address)).toBe(link)
    expect(linkUrl(address)).toBe(link)
  })

  it.each([
    'https://exemple',
    'https://exemple.',
    'https://exemple.1',
    'http://a..fr',
    'https://été',
  ])('does not link %s', (address) => {
    expect(linkAddress(address)).toBeNull()
    expect(linkUrl(address)).toBeNull()
  })
})

it('escapes an ampersand once, even if it was typed escaped', () => {
  const escaped = 'https://exemple.fr/a.png?w=1&amp;h=2'
  for (const typed of [escaped, 'https://exemple.fr/a.png?w=1&h=2']) {
    expect(linkUrl(typed)).toBe(escaped)
    expect(imageUrl(typed, false)).toBe(escaped)
  }
})
