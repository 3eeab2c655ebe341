import { unzipSync } from 'fflate'
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, it } from 'vitest'
import { renderSignature } from '../render/render-signature.ts'
import { sampleSignatures } from '../samples/index.ts'
import { example } from '../../test/rendered-example.ts'
import { outlookArchive, outlookFiles } from './outlook-files.ts'

describe('outlookFiles', () => {
  it('returns three formats with the same name', () => {
    const names = outlookFiles(example, 'Atelier').map((file) => file.name)
    expect(names).toEqual(['Atelier.htm', 'Atelier.rtf', 'Atelier.txt'])
  })

  it('keeps conditional comments and their namespaces for Word', () => {
    const [htm] = outlookFiles(example, 'Atelier')
    const document: DefaultTreeAdapterTypes.Document = parse(new TextDecoder().decode(htm.bytes))
    const whole = serialize(document)
    expect(whole).toContain('xmlns:v="urn:schemas-microsoft-com:vml"')
    expect(whole).toContain('<!--[if mso]><v:roundrect')
  })

  it.each(sampleSignatures)('contains the rendered signature, sample %#', (sample) => {
    const rendered = renderSignature(sample, { target: 'outlook' })
    const [htm] = outlookFiles(rendered, 'Atelier')
    const body = (source: string): string => serialize(parse(source)).split('<body>')[1] ?? ''
    expect(body(new TextDecoder().decode(htm.bytes)).replace(/\s+/g, '')).toBe(
      body(rendered.html).replace(/\s+/g, ''),
    )
  })

  it('writes the text as UTF-16 with a byte-order mark and Windows line endings', () => {
    const [, , txt] = outlookFiles(example, 'Atelier')
    expect(txt.bytes.slice(0, 2)).toEqual(new Uint8Array([0xff, 0xfe]))
    expect(new TextDecoder('utf-16le').decode(txt.bytes)).toBe(
      'Zoë Lefèvre & Œuvres — 😀\r\nhttps://atelier.example\r\n',
    )
  })
})

describe('outlookArchive', () => {
  it('unpacks to the three files', () => {
    const archive = outlookArchive(example, 'Été')
    const unpacked = unzipSync(archive.bytes)
    const files = outlookFiles(example, 'Été')
    expect(archive.name).toBe('Été.zip')
    expect(Object.keys(unpacked)).toEqual(files.map((file) => file.name))
    for (const file of files) expect(unpacked[file.name]).toEqual(file.bytes)
  })

  it('is the same for the same signature', () => {
    expect(outlookArchive(example, 'Atelier')).toEqual(outlookArchive(example, 'Atelier'))
  })
})
