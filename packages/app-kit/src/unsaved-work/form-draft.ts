import type { FormDescription } from '@org/ui/form'

/** A form's unsaved values in this browser. */
export interface FormDraft<Values, Base> {
  values: Values
  /** What was edited, with its revision; null for a new entry. */
  base: Base
}

interface StoredFormDraft<Values, Base> extends FormDraft<Values, Base> {
  /** The fields that the form had. */
  fields: string
}

/** Describes the fields of a form: a draft with other fields is from another version of the program. */
const fieldsOf = ({ fields }: FormDescription) => JSON.stringify(fields, ['type', 'name', 'fields'])

export const toStoredDraft = <Values, Base>(
  description: FormDescription,
  draft: FormDraft<Values, Base>,
): StoredFormDraft<Values, Base> => ({ ...draft, fields: fieldsOf(description) })

/** Returns the stored draft of a form; null if it is invalid. */
export function parseFormDraft<Values, Base>(
  description: FormDescription,
  stored: unknown,
): FormDraft<Values, Base> | null {
  const isDraft =
    typeof stored === 'object' &&
    stored !== null &&
    'fields' in stored &&
    stored.fields === fieldsOf(description) &&
    'values' in stored &&
    'base' in stored
  // The fields are the same, so the values have their types.
  return isDraft ? (stored as unknown as StoredFormDraft<Values, Base>) : null
}
