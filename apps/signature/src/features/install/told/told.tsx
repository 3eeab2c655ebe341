'use client'

import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Box } from './told.styles.ts'

export interface ToldProps {
  /**
   * Called when the message has appeared; true moves the focus to it. Without it the focus always
   * moves.
   */
  claimFocus?: (() => boolean) | undefined
  children: ReactNode
}

/** A message that takes the focus as it appears, so that it is in view and read out. */
export function Told({ claimFocus, children }: ToldProps): ReactElement {
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
