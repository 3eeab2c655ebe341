'use client'
import type { ReactElement } from 'react'
import { given } from '../../given.ts'
import { FieldFrame, joinErrors, type FieldProps } from '../field/field-frame.tsx'
import { Field } from '../text-field/text-field.styles.ts'
import { Box } from './text-area.styles.ts'

export interface TextAreaProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Lines shown at first. */
  rows?: number | undefined
  name?: string | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  isReadOnly?: boolean | undefined
}

/** Several lines of text. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  errors,
  placeholder,
  rows = 4,
  onBlur,
  ...rest
}: TextAreaProps): ReactElement {
  return (
    <Field {...given(rest)} validationBehavior="aria" isInvalid={joinErrors(errors) !== ''}>
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        errors={errors}
      >
        <Box {...given({ placeholder, onBlur })} rows={rows} />
      </FieldFrame>
    </Field>
  )
}
