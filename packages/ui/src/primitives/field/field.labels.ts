import { defineLabels } from '../../locale/index.ts'

export interface FieldLabels {
  /** Label of the error icon if the field has no text label. */
  error: string
  /** Label of a field's error icon. */
  errorsOf: (field: string) => string
}

export const fieldLabels = defineLabels<FieldLabels>('field', {
  fr: { error: 'Erreur', errorsOf: (field) => `Erreur : ${field}` },
  en: { error: 'Error', errorsOf: (field) => `Error: ${field}` },
})
