'use client'
import { Check, Minus } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { given } from '../../given.ts'
import { Box, Choice } from './checkbox.styles.ts'

export interface CheckboxProps {
  /** What ticking it means; stands beside the box. */
  children?: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** Some but not all of what it stands for is ticked. */
  isIndeterminate?: boolean | undefined
  isDisabled?: boolean | undefined
  isInvalid?: boolean | undefined
  name?: string | undefined
  /** Name for screen readers where nothing stands beside the box. */
  'aria-label'?: string | undefined
}

/** A yes or no that takes effect with the rest of its form. */
export function Checkbox({
  children,
  isIndeterminate = false,
  ...rest
}: CheckboxProps): ReactElement {
  return (
    <Choice validationBehavior="aria" {...given(rest)} isIndeterminate={isIndeterminate}>
      <Box>
        {isIndeterminate ? (
          <Minus size={14} strokeWidth={3} aria-hidden="true" />
        ) : (
          <Check size={14} strokeWidth={3} aria-hidden="true" />
        )}
      </Box>
      {children}
    </Choice>
  )
}
