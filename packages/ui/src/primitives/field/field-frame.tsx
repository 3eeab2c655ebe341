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

/** What every field takes, whatever it edits. */
export interface FieldProps extends RootProps {
  /** Name of the field, shown above it and read out. */
  label: string
  /** Keeps the label for screen readers alone, where the place already names the field. */
  isLabelHidden?: boolean | undefined
  /** Help that stands below the field. */
  description?: ReactNode
  /** Messages about the present value; the field is marked as wrong while there are any. */
  errors?: readonly string[] | undefined
  isDisabled?: boolean | undefined
  /** Marks the field as one that must be filled, for screen readers too. */
  isRequired?: boolean | undefined
}

export interface FieldFrameProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'errors'
> {
  children: ReactNode
  /** Puts the error icon beside the label, for controls without room for it. */
  hasErrorMark?: boolean | undefined
}

/** Messages of one field as one line. */
export function joinErrors(errors: readonly string[] | undefined): string {
  return (errors ?? []).join('; ')
}

/** Label, control, help and messages in their order. Stands inside a field of React Aria. */
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
