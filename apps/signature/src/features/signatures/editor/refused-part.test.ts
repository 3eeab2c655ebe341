import { refusedValue } from '@org/app-kit'
import { expect, it } from 'vitest'
import { refusedPart } from './refused-part.ts'

it.each([
  [refusedValue, { name: refusedValue }, 'Le nom de la signature n’est pas accepté'],
  [refusedValue, { signatureData: refusedValue }, 'Le contenu de la signature n’est pas accepté'],
  ['Unknown error', null, null],
  ['Existe déjà', { name: 'Existe déjà' }, null],
])('names the rejected part: %j, %j', (message, refusals, part) => {
  expect(refusedPart(message, refusals)).toBe(part)
})
