import { expect, it } from 'vitest'
import { storageFull } from './storage-full.ts'

it.each([
  [4_998_240_000, 5_000_000_000, '4 998,2 Mo utilisés sur 5 000 Mo'],
  [820_400, 1_000_000, '820,4 ko utilisés sur 1 Mo'],
])('says in French how much is used and allowed, and what to do', (used, allowed, part) => {
  const { message } = storageFull({ used, allowed })
  expect(message.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    `L’espace de stockage est plein : ${part}. Le fichier n’a pas été enregistré : choisissez-en un plus léger, ou demandez à la personne qui gère ce serveur d’augmenter la limite.`,
  )
})
