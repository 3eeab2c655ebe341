import { expect, it } from 'vitest'
import { refusedPart } from './refused-part.ts'

it.each([
  ['name must be a string of at most 200 characters !', 'Le nom de la signature n’est pas accepté'],
  ['signatureData must be a string !', 'Le contenu de la signature n’est pas accepté'],
  ['Unknown error', null],
  ['Élément lié introuvable', null],
])('reads the rejected part from the error %j', (message, part) => {
  expect(refusedPart(message)).toBe(part)
})
