'use client'
import type { ReactElement, ReactNode } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import type { ChoiceProps } from '../field/choice.ts'
import { ErrorMark } from '../field/error-mark.tsx'
import { Description, Errors } from '../field/field.styles.ts'
import { joinErrors } from '../field/field-frame.tsx'
import { Choice, Field, Track } from './switch.styles.ts'

export interface SwitchProps extends ChoiceProps {
  /** Label next to the switch. */
  children?: ReactNode
}

/** An on-or-off setting that takes effect immediately. */
export function Switch({ children, description, errors, ref, ...rest }: SwitchProps): ReactElement {
  const message = joinErrors(errors)
  return (
    <Field
      {...omitUndefined(rest)}
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
