'use client'
import type { ReactElement } from 'react'
import { ColorField } from '../../primitives/color-field/color-field.tsx'
import { registerFieldType, type FieldTypeProps } from '../field-types/registry.ts'
import { sharedProps, toText } from './shared-props.ts'

/** Form field for a color, picked or typed in hex. */
export function ColorFormField({ field, control }: FieldTypeProps<'color'>): ReactElement {
  return (
    <ColorField
      {...sharedProps(field, control as never)}
      contrastWith={field.contrastWith}
      value={toText(control.value)}
      onChange={control.onChange}
      draft={control.draft}
      onDraftChange={control.onDraft}
    />
  )
}

registerFieldType('color', { component: ColorFormField, empty: '#000000' })
