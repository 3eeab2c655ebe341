'use client'
import type { ReactElement } from 'react'
import { TextArea } from '../../primitives/text-area/text-area.tsx'
import { registerFieldType, type FieldTypeProps } from '../field-types/registry.ts'
import { sharedProps } from './shared-props.ts'
import { useText } from './use-text.ts'

/** Form field for several lines of text. */
export function MultilineFormField({ field, control }: FieldTypeProps<'multiline'>): ReactElement {
  return (
    <TextArea
      {...sharedProps(field, control as never)}
      rows={field.rows}
      placeholder={field.placeholder}
      maxLength={field.maxLength}
      isReadOnly={field.isReadOnly}
      value={useText(control, field.transforms)}
      onChange={control.onChange}
    />
  )
}

registerFieldType('multiline', { component: MultilineFormField, empty: '' })
