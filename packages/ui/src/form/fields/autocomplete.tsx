'use client'
import type { ReactElement } from 'react'
import { MultiCombobox } from '../../primitives/multi-combobox/multi-combobox.tsx'
import { registerFieldType, type FieldTypeProps } from '../field-types/registry.ts'
import { sharedProps } from './shared-props.ts'

/** Form field for several choices, which are found by typing and shown as tags. */
export function AutocompleteFormField({
  field,
  control,
}: FieldTypeProps<'autocomplete'>): ReactElement {
  return (
    <MultiCombobox
      {...sharedProps(field, control as never)}
      placeholder={field.placeholder}
      options={field.choices ?? []}
      value={control.value ?? []}
      onChange={control.onChange}
    />
  )
}

registerFieldType('autocomplete', { component: AutocompleteFormField, empty: [] })
