'use client'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Actions, Box, Texts, type Tone } from './banner-message.styles.ts'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export interface BannerMessageProps {
  tone?: Tone | undefined
  /** What happened, in one line. */
  title: string
  /** What was kept and what to do next. */
  children?: ReactNode
  /** Buttons below the text. */
  actions?: ReactNode
}

/** A message that stays in the page. Warnings and dangers are read out when they appear. */
export function BannerMessage({
  tone = 'info',
  title,
  children,
  actions,
}: BannerMessageProps): ReactElement {
  const Icon = icons[tone]
  const isUrgent = tone === 'danger' || tone === 'warning'
  return (
    <Box role={isUrgent ? 'alert' : 'status'} $tone={tone}>
      <Icon size={20} aria-hidden="true" />
      <Texts>
        <strong>{title}</strong>
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Texts>
    </Box>
  )
}

export type { Tone }
