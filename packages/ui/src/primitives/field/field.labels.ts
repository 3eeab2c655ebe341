import { defineLabels } from '../../locale/index.ts'

export interface FieldLabels {
  /** Name of the error icon of a field that has no name in words. */
  error: string
  /** Name of the error icon of a field. */
  errorsOf: (field: string) => string
}

export const fieldLabels = defineLabels<FieldLabels>('field', {
  fr: { error: 'Erreur', errorsOf: (field) => `Erreur : ${field}` },
  en: { error: 'Error', errorsOf: (field) => `Error: ${field}` },
})
