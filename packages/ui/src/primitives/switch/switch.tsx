'use client'
import type { ReactElement, ReactNode } from 'react'
import { given } from '../../given.ts'
import type { ChoiceProps } from '../field/choice.ts'
import { ErrorMark } from '../field/error-mark.tsx'
import { Description, Errors } from '../field/field.styles.ts'
import { joinErrors } from '../field/field-frame.tsx'
import { Choice, Field, Track } from './switch.styles.ts'

export interface SwitchProps extends ChoiceProps {
  /** What is on or off; stands beside the switch. */
  children?: ReactNode
}

/** On or off, with effect at once. */
export function Switch({ children, description, errors, ref, ...rest }: SwitchProps): ReactElement {
  const message = joinErrors(errors)
  return (
    <Field
      {...given(rest)}
      inputRef={ref ?? null}
      validationBehavior="aria"
      isInvalid={message !== ''}
    >
      <Choice>
        <Track />
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
