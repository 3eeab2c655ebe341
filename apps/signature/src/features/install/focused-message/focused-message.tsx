'use client'

import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Box } from './focused-message.styles.ts'

export interface FocusedMessageProps {
  /**
   * Called when the message has appeared. If it returns false, focus stays where it is; without
   * this callback, focus always moves to the message.
   */
  claimFocus?: (() => boolean) | undefined
  children: ReactNode
}

/** A message that takes focus when it appears, so that it is scrolled into view and read aloud. */
export function FocusedMessage({ claimFocus, children }: FocusedMessageProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const claim = useRef(claimFocus)
  useEffect(() => {
    if (claim.current?.() !== false) box.current?.focus()
  }, [])
  return (
    <Box ref={box} tabIndex={-1}>
      {children}
    </Box>
  )
}
