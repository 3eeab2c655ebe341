'use client'
import type { ReactElement, Ref } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { ErrorMark } from '../field/error-mark.tsx'
import { ControlRow } from '../field/field.styles.ts'
import { FieldFrame, joinErrors, type FieldProps } from '../field/field-frame.tsx'
import { Field } from '../text-field/text-field.styles.ts'
import { Box } from './text-area.styles.ts'

export interface TextAreaProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Initial number of lines. */
  rows?: number | undefined
  name?: string | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  isReadOnly?: boolean | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** A multi-line text field. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  errors,
  placeholder,
  rows = 4,
  onBlur,
  ref,
  ...rest
}: TextAreaProps): ReactElement {
  const message = joinErrors(errors)
  return (
    <Field {...omitUndefined(rest)} validationBehavior="aria" isInvalid={message !== ''}>
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        errors={errors}
      >
        <ControlRow>
          <Box
            {...omitUndefined({ placeholder, onBlur })}
            rows={rows}
            ref={ref ?? null}
            $hasEnd={message !== ''}
          />
          {message !== '' && <ErrorMark label={label} message={message} />}
        </ControlRow>
      </FieldFrame>
    </Field>
  )
}
