'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { copyText } from './copy-text.ts'

/** Result of the last copy. */
export type CopyState = 'idle' | 'copied' | 'failed'

export interface CopyControl {
  state: CopyState
  /**
   * Copies the text to the clipboard, even if the text is still loading. Call it in a click
   * handler.
   */
  copy: (text: string | Promise<string>) => void
}

/** How long a successful copy stays confirmed, in ms. */
const confirmationTime = 1000

/** Copies text and confirms each copy for one second; a failure is shown until a copy succeeds. */
export function useCopy(): CopyControl {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = useCallback((text: string | Promise<string>) => {
    clearTimeout(timer.current)
    copyText(text).then(
      () => {
        setState('copied')
        timer.current = setTimeout(() => setState('idle'), confirmationTime)
      },
      () => setState('failed'),
    )
  }, [])

  return { state, copy }
}
