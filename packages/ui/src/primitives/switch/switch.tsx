'use client'
import type { ReactElement, ReactNode } from 'react'
import { given } from '../../given.ts'
import { Choice, Track } from './switch.styles.ts'

export interface SwitchProps {
  /** What is on or off; stands beside the switch. */
  children?: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean | undefined
  name?: string | undefined
  /** Name for screen readers where nothing stands beside the switch. */
  'aria-label'?: string | undefined
}

/** On or off, with effect at once. */
export function Switch({ children, ...rest }: SwitchProps): ReactElement {
  return (
    <Choice {...given(rest)}>
      <Track />
      {children}
    </Choice>
  )
}
