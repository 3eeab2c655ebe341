'use client'

import { memo } from 'react'
import type { ReactElement } from 'react'
import { CheckedField } from '../checked-field/checked-field.tsx'
import type { Edit } from '../model/editor-types.ts'
import type { GeneralField } from './general-fields.ts'

export interface GeneralInputProps extends GeneralField {
  label: string
  value: string
  edit: Edit
}

/** The input of one text field. Typing into another input does not re-render this one. */
export const GeneralInput = memo(function GeneralInput({
  name,
  edit,
  ...field
}: GeneralInputProps): ReactElement {
  return (
    <CheckedField
      {...field}
      onChange={(value) => edit((newest) => ({ ...newest, [name]: value }))}
    />
  )
})
