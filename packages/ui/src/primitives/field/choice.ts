import type { ReactNode } from 'react'
import type { RootPropsWithRef } from '../root-props.ts'

/** Props shared by `Checkbox` and `Switch`. The ref refers to the input. */
export interface ChoiceProps extends RootPropsWithRef<HTMLInputElement> {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  onBlur?: (() => void) | undefined
  /** Help text below. */
  description?: ReactNode
  /** Error messages; the field is marked as invalid while there are any. */
  errors?: readonly string[] | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  name?: string | undefined
  /** Name for screen readers, if there is no visible label. */
  'aria-label'?: string | undefined
}
