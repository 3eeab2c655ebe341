import { describe, expect, it } from 'vitest'
import { sniffType } from './sniff-type.ts'

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const film = (brand: string) => [0, 0, 0, 24, ...ascii(`ftyp${brand}`)]

describe('sniffType', () => {
  it.each([
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['image/png', [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]],
    ['image/gif', ascii('GIF87a')],
    ['image/gif', ascii('GIF89a')],
    ['video/mp4', film('isom')],
    ['video/mp4', film('mp42')],
    ['video/mp4', film('avc1')],
    ['video/mp4', film('M4V ')],
  ])('[2.5.05] recognises %s by its first bytes', (type, bytes) => {
    expect(sniffType(Uint8Array.from(bytes))).toBe(type)
  })

  it.each([
    ['a vector graphic', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', ascii('<!doctype html>')],
    ['a webp', ascii('RIFF\0\0\0\0WEBP')],
    ['a QuickTime film', film('qt  ')],
    ['an iPhone HEIC', film('heic')],
    ['a pdf', ascii('%PDF-1.7')],
    ['a cut-off png', [0x89, 0x50]],
    ['nothing', []],
  ])('returns null for %s', (_, bytes) => {
    expect(sniffType(Uint8Array.from(bytes))).toBeNull()
  })
})
