'use client'
import { Check, Minus } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { given } from '../../given.ts'
import type { ChoiceProps } from '../field/choice.ts'
import { ErrorMark } from '../field/error-mark.tsx'
import { Description, Errors } from '../field/field.styles.ts'
import { joinErrors } from '../field/field-frame.tsx'
import { Box, Choice, Field } from './checkbox.styles.ts'

export interface CheckboxProps extends ChoiceProps {
  /** What ticking it means; stands beside the box. */
  children?: ReactNode
  /** Some but not all of what it stands for is ticked. */
  isIndeterminate?: boolean | undefined
  /** Tells screen readers that it must be ticked. */
  isRequired?: boolean | undefined
}

/** A yes or no that takes effect with the rest of its form. */
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
      {...given(rest)}
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
