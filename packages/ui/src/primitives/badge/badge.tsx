'use client'
import type { ReactElement, ReactNode } from 'react'
import type { RootPropsWithRef } from '../root-props.ts'
import { Label } from './badge.styles.ts'

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

export interface BadgeProps extends RootPropsWithRef<HTMLSpanElement> {
  /** The state as text: color alone does not convey it. */
  children: ReactNode
  tone?: BadgeTone | undefined
  /** A 14 px icon before the text. */
  icon?: ReactNode
}

/** Shows the state of something, in one or two words. */
export function Badge({ children, tone = 'neutral', icon, ...rest }: BadgeProps): ReactElement {
  return (
    <Label {...rest} $tone={tone}>
      {icon}
      {children}
    </Label>
  )
}
