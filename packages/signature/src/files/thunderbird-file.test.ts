import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, it } from 'vitest'
import { example } from '../../test/rendered-example.ts'
import { textFile } from './text-file.ts'
import { thunderbirdFile } from './thunderbird-file.ts'

it('wraps the signature in a complete UTF-8 document for Thunderbird', () => {
  const file = thunderbirdFile(example, 'Atelier')
  const source = new TextDecoder('utf-8', { fatal: true }).decode(file.bytes)
  const document: DefaultTreeAdapterTypes.Document = parse(source)
  const whole = serialize(document)
  expect(file.name).toBe('Atelier.html')
  expect(whole).toContain('charset=UTF-8')
  expect(whole).toContain('Zoë Lefèvre &amp; Œuvres')
  expect(whole).toContain('href="https://meet.example/zoe"')
})

it('ends the plain text with one line break', () => {
  const file = textFile({ ...example, text: 'Zoë\n\n' }, 'Atelier')
  expect(file.name).toBe('Atelier.txt')
  expect(new TextDecoder().decode(file.bytes)).toBe('Zoë\n')
})
