import { defineLabels } from '../../locale/index.ts'
import type { ContrastLevel } from './contrast-level.ts'

export interface ColorFieldLabels {
  /** Label of the swatch that opens the picker, derived from the field's label. */
  picker: (label: string) => string
  /** Shown while the typed text is not a color. */
  invalid: string
  /** Names of the backgrounds that the contrast is measured against. */
  onLight: string
  onDark: string
  /** Explains a contrast ratio; `ratio` is formatted for the locale. */
  contrast: (paper: string, ratio: string, level: ContrastLevel) => string
}

export const colorFieldLabels = defineLabels<ColorFieldLabels>('colorField', {
  fr: {
    picker: (label) => `${label} : Choisir une couleur`,
    invalid: 'Écrivez une couleur sur six chiffres, par exemple #2f4be0.',
    onLight: 'Sur fond clair',
    onDark: 'Sur fond sombre',
    contrast: (paper, ratio, level) =>
      `${paper} : ${ratio}:1, ${{ good: 'lisible', large: 'lisible en grand', poor: 'peu lisible' }[level]}`,
  },
  en: {
    picker: (label) => `${label}: Choose a color`,
    invalid: 'Write a color of six digits, for example #2f4be0.',
    onLight: 'On light paper',
    onDark: 'On dark paper',
    contrast: (paper, ratio, level) =>
      `${paper}: ${ratio}:1, ${{ good: 'readable', large: 'readable in large text', poor: 'hard to read' }[level]}`,
  },
})
