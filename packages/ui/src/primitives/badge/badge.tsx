'use client'
import type { ReactElement, ReactNode } from 'react'
import { Label, type BadgeTone } from './badge.styles.ts'

export interface BadgeProps {
  /** The state in words: the colour only supports it. */
  children: ReactNode
  tone?: BadgeTone | undefined
  /** An icon of 14 px in front of the text. */
  icon?: ReactNode
}

/** The state of something, in one or two words. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps): ReactElement {
  return (
    <Label $tone={tone}>
      {icon}
      {children}
    </Label>
  )
}

export type { BadgeTone }
