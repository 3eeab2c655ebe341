'use client'
import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useState, type ReactElement } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useLabels } from '../../locale/index.ts'
import { ErrorBubble } from './error-bubble.styles.ts'
import { fieldLabels } from './field.labels.ts'
import { ErrorIcon } from './field.styles.ts'
import { showAbove } from './show-above.ts'

export interface ErrorMarkProps {
  /** Label of the invalid field, if it is a string. */
  label: string | undefined
  /** The field's error messages, already joined. */
  message: string
}

/**
 * The icon at the end of an invalid field, with its messages in a tooltip; they also appear below
 * the field. The tooltip uses the browser's popover API: React Aria's tooltip would add 7 kB to the
 * bundle of each field.
 */
export function ErrorMark({ label, message }: ErrorMarkProps): ReactElement {
  const texts = useLabels(fieldLabels)
  const [isShown, setShown] = useState(false)
  const bubbleId = useId()

  useEffect(() => {
    if (!isShown) return
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(false)
    }
    document.addEventListener('keydown', hide)
    return () => document.removeEventListener('keydown', hide)
  }, [isShown])

  return (
    <>
      <ErrorIcon
        as={AriaButton}
        slot={null}
        excludeFromTabOrder
        aria-label={label === undefined ? texts.error : texts.errorsOf(label)}
        onHoverStart={() => setShown(true)}
        onHoverEnd={() => setShown(false)}
        {...(isShown ? { 'aria-describedby': bubbleId } : {})}
      >
        <CircleAlert size={16} aria-hidden="true" />
      </ErrorIcon>
      {isShown && (
        <ErrorBubble id={bubbleId} role="tooltip" popover="manual" ref={showAbove}>
          {message}
        </ErrorBubble>
      )}
    </>
  )
}
