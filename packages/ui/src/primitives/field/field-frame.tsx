'use client'
import type { ReactElement, ReactNode } from 'react'
import type { RootProps } from '../root-props.ts'
import { ErrorMark } from './error-mark.tsx'
import {
  Description,
  Errors,
  FieldLabel,
  LabelLine,
  LabelRow,
  RequiredMark,
} from './field.styles.ts'

/** Props of every field. */
export interface FieldProps extends RootProps {
  /** Label of the field, shown above it. */
  label: string
  /** Shows the label only to screen readers, if the context already names the field. */
  isLabelHidden?: boolean | undefined
  /** Help text below the field. */
  description?: ReactNode
  /** Error messages; the field is marked as invalid while there are any. */
  errors?: readonly string[] | undefined
  isDisabled?: boolean | undefined
  /** Marks the field as required, for screen readers too. */
  isRequired?: boolean | undefined
}

export interface FieldFrameProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'errors'
> {
  children: ReactNode
  /** Shows the error icon next to the label, for controls without space for it. */
  hasErrorMark?: boolean | undefined
}

/** Joins a field's messages into one line. */
export function joinErrors(errors: readonly string[] | undefined): string {
  return (errors ?? []).join('; ')
}

/** Label, control, help and messages, in this order. Must be inside a React Aria field. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  description,
  errors,
  children,
  hasErrorMark = false,
}: FieldFrameProps): ReactElement {
  const message = joinErrors(errors)
  const text = <FieldLabel $isHidden={isLabelHidden}>{label}</FieldLabel>
  const name = isLabelHidden ? (
    text
  ) : (
    <LabelLine>
      {text}
      <RequiredMark aria-hidden="true">*</RequiredMark>
    </LabelLine>
  )
  return (
    <>
      {hasErrorMark && message !== '' ? (
        <LabelRow>
          {name}
          <ErrorMark label={label} message={message} />
        </LabelRow>
      ) : (
        name
      )}
      {children}
      {description !== undefined && <Description slot="description">{description}</Description>}
      <Errors>{message}</Errors>
    </>
  )
}
