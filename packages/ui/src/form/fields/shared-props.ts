import type { FieldBasics } from '../description/form-description.ts'
import type { FieldControl } from '../store/field-control.ts'

/** Returns the props that most built-in fields derive from their description and control. */
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

/** Returns a string value, or '' for any other value. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
