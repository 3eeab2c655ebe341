import type { FormDescription } from '@org/ui/form'

/** A form's unsaved values in this browser. */
export interface FormDraft<Values, Base> {
  values: Values
  /** The entry that was edited, with its revision; null for a new entry. */
  base: Base
}

interface StoredFormDraft<Values, Base> extends FormDraft<Values, Base> {
  /** The form's fields when the draft was written. */
  fields: string
}

/**
 * Describes the fields of a form, to recognise drafts that another version of the program has
 * written.
 */
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
  // The draft has the same fields as the form, so its values have the right types.
  return isDraft ? (stored as unknown as StoredFormDraft<Values, Base>) : null
}
