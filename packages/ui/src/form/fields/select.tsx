'use client'
import type { ReactElement } from 'react'
import { Select } from '../../primitives/select/select.tsx'
import { registerFieldType, type FieldTypeProps } from '../field-types/registry.ts'
import { sharedProps } from './shared-props.ts'

/** Form field for one choice from a dropdown list. */
export function SelectFormField({ field, control }: FieldTypeProps<'select'>): ReactElement {
  return (
    <Select
      {...sharedProps(field, control as never)}
      placeholder={field.placeholder}
      options={field.choices ?? []}
      value={control.value ?? null}
      onChange={control.onChange}
    />
  )
}

registerFieldType('select', { component: SelectFormField, empty: null })
