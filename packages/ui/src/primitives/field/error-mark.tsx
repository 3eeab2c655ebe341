'use client'
import { CircleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { labels } from '../../labels.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { ErrorIcon } from './field.styles.ts'

export interface ErrorMarkProps {
  /** Name of the field that is wrong. */
  label: string
  /** Its messages, already joined. */
  message: string
}

/** The icon at the end of a wrong field, with its messages in a tooltip. */
export function ErrorMark({ label, message }: ErrorMarkProps): ReactElement {
  return (
    <Tooltip text={message} delay={0}>
      <ErrorIcon
        as={AriaButton}
        slot={null}
        excludeFromTabOrder
        aria-label={labels.errorsOf(label)}
      >
        <CircleAlert size={16} aria-hidden="true" />
      </ErrorIcon>
    </Tooltip>
  )
}
