import type { FieldBasics } from '../description/form-description.ts'
import type { FieldControl } from '../store/field-control.ts'

/** What the library's own fields take from a description and its control, whatever they edit. */
export function sharedProps(
  { label, isLabelHidden, help }: FieldBasics,
  { path, errors, isDisabled, isRequired, onBlur }: FieldControl<never>,
) {
  return {
    name: path,
    label,
    isLabelHidden,
    description: help,
    errors,
    isDisabled,
    isRequired,
    onBlur,
  }
}

/** A text out of whatever a field holds. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
