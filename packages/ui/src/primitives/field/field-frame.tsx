'use client'
import type { ReactElement, ReactNode } from 'react'
import { Description, Errors, FieldLabel } from './field.styles.ts'

/** What every field takes, whatever it edits. */
export interface FieldProps {
  /** Name of the field, shown above it and read out. */
  label: string
  /** Keeps the label for screen readers alone, where the place already names the field. */
  isLabelHidden?: boolean | undefined
  /** Help that stands below the field. */
  description?: ReactNode
  /** Messages about the present value; the field is marked as wrong while there are any. */
  errors?: readonly string[] | undefined
  isDisabled?: boolean | undefined
  /** Tells screen readers that the field must be filled. */
  isRequired?: boolean | undefined
}

export interface FieldFrameProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'errors'
> {
  children: ReactNode
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
}: FieldFrameProps): ReactElement {
  return (
    <>
      <FieldLabel $isHidden={isLabelHidden}>{label}</FieldLabel>
      {children}
      {description !== undefined && <Description slot="description">{description}</Description>}
      <Errors>{joinErrors(errors)}</Errors>
    </>
  )
}
