'use client'
import type { ReactElement } from 'react'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import type { FieldDescription } from '../description/form-description.ts'
import { registerFieldType, type FieldTypeProps } from '../field-types/registry.ts'
import { sharedProps } from './shared-props.ts'
import { useText } from './use-text.ts'

/**
 * Browsers do not expose the caret position of `type="email"`. Transforms need it, so such a field
 * is a text input with the email keyboard.
 */
function kindOf({ inputType, transforms }: FieldDescription<'text'>) {
  return inputType === 'email' && transforms !== undefined
    ? ({ type: 'text', inputMode: 'email' } as const)
    : { type: inputType }
}

/** Form field for one line of text. */
export function TextFormField({ field, control }: FieldTypeProps<'text'>): ReactElement {
  return (
    <TextField
      {...sharedProps(field, control as never)}
      {...kindOf(field)}
      placeholder={field.placeholder}
      autoComplete={field.autoComplete}
      maxLength={field.maxLength}
      isReadOnly={field.isReadOnly}
      hasInitialFocus={field.hasInitialFocus}
      value={useText(control, field.transforms)}
      onChange={control.onChange}
    />
  )
}

registerFieldType('text', { component: TextFormField, empty: '' })
