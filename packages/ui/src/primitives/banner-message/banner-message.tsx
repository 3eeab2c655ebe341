'use client'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import type { RootPropsWithRef } from '../root-props.ts'
import { Actions, Box, Texts } from './banner-message.styles.ts'

/** The kind of message; it sets color, icon and urgency. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export interface BannerMessageProps extends RootPropsWithRef<HTMLDivElement> {
  tone?: Tone | undefined
  /** What happened, in one line. */
  title: string
  /** Details: which data is safe, and what the user can do next. */
  children?: ReactNode
  /** Buttons below the text. */
  actions?: ReactNode
}

/**
 * A message that stays on the page. `warning` and `danger` messages are announced when they appear.
 */
export function BannerMessage({
  tone = 'info',
  title,
  children,
  actions,
  ...rest
}: BannerMessageProps): ReactElement {
  const Icon = icons[tone]
  const isUrgent = tone === 'danger' || tone === 'warning'
  return (
    <Box {...rest} role={isUrgent ? 'alert' : 'status'} $tone={tone}>
      <Icon size={20} aria-hidden="true" />
      <Texts>
        <strong>{title}</strong>
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Texts>
    </Box>
  )
}
