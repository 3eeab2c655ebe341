'use client'
import type { ReactElement } from 'react'
import { DateTimeField } from '../../primitives/date-time-field/date-time-field.tsx'
import { registerFieldType, type FieldTypeProps } from '../field-types/registry.ts'
import { sharedProps } from './shared-props.ts'

/** Form field for a date and time in the user's time zone, stored as seconds since 1970. */
export function TimestampFormField({ field, control }: FieldTypeProps<'timestamp'>): ReactElement {
  return (
    <DateTimeField
      {...sharedProps(field, control as never)}
      min={field.min}
      max={field.max}
      value={typeof control.value === 'number' ? control.value : null}
      onChange={control.onChange}
    />
  )
}

registerFieldType('timestamp', { component: TimestampFormField, empty: null })
