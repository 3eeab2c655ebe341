'use client'
import { Check, Minus } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import type { ChoiceProps } from '../field/choice.ts'
import { ErrorMark } from '../field/error-mark.tsx'
import { Description, Errors } from '../field/field.styles.ts'
import { joinErrors } from '../field/field-frame.tsx'
import { Box, Choice, Field } from './checkbox.styles.ts'

export interface CheckboxProps extends ChoiceProps {
  /** Label next to the box. */
  children?: ReactNode
  /** Shows a partial selection: some but not all items are checked. */
  isIndeterminate?: boolean | undefined
  /** Tells screen readers that the box has to be checked. */
  isRequired?: boolean | undefined
}

/**
 * A yes-or-no value that takes effect when its form is submitted. For an immediate effect, use
 * `Switch`.
 */
export function Checkbox({
  children,
  isIndeterminate = false,
  description,
  errors,
  ref,
  ...rest
}: CheckboxProps): ReactElement {
  const message = joinErrors(errors)
  const Mark = isIndeterminate ? Minus : Check
  return (
    <Field
      {...omitUndefined(rest)}
      inputRef={ref ?? null}
      validationBehavior="aria"
      isInvalid={message !== ''}
      isIndeterminate={isIndeterminate}
    >
      <Choice>
        <Box>
          <Mark size={14} strokeWidth={3} aria-hidden="true" />
        </Box>
        {children}
      </Choice>
      {message !== '' && (
        <ErrorMark
          label={typeof children === 'string' ? children : rest['aria-label']}
          message={message}
        />
      )}
      {description !== undefined && <Description slot="description">{description}</Description>}
      <Errors>{message}</Errors>
    </Field>
  )
}
