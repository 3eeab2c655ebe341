import { expect, it } from 'vitest'
import { foldedLetters, foldText } from './fold-text.ts'

it('removes case and accents, including combining accents', () => {
  expect(foldText('Éloïse GARÇON')).toBe('eloise garcon')
  expect(foldText('E\u0301loi\u0308se')).toBe('eloise')
  expect(foldText('Cœur Žižek')).toBe('coeur zizek')
})

it('leaves all other letters unchanged', () => {
  expect(foldText('Ωμέγα ル 1%_')).toBe('ωμέγα ル 1%_')
})

it('has a plain letter for each accented letter', () => {
  expect(foldedLetters.to).toHaveLength(foldedLetters.from.length)
})
