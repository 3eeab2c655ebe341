import type { ReactNode } from 'react'
import type { RootPropsWithRef } from '../root-props.ts'

/** What a checkbox and a switch have in common. The ref gives the input. */
export interface ChoiceProps extends RootPropsWithRef<HTMLInputElement> {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  onBlur?: (() => void) | undefined
  /** Help that stands below. */
  description?: ReactNode
  /** Messages about the present value; it is marked as wrong while there are any. */
  errors?: readonly string[] | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  name?: string | undefined
  /** Name for screen readers where nothing stands beside it. */
  'aria-label'?: string | undefined
}
