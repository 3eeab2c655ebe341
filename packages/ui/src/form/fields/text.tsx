'use client'
import type { ReactElement } from 'react'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import type { FieldDescription } from '../description/form-description.ts'
import { registerFieldType, type FieldTypeProps } from '../field-types/registry.ts'
import { sharedProps } from './shared-props.ts'
import { useText } from './use-text.ts'

/**
 * Returns the input's type. An email field with transforms is a text input with the email keyboard:
 * transforms need the caret position, which browsers do not expose for `type="email"`.
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
