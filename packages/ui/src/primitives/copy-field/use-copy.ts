'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { copyText } from './copy-text.ts'

/** How the last copy went. */
export type CopyState = 'idle' | 'copied' | 'failed'

export interface CopyControl {
  state: CopyState
  /** Puts the text on the clipboard, also one that is still loading. Must run inside a click. */
  copy: (text: string | Promise<string>) => void
}

/** Milliseconds after which a successful copy is no longer pointed out. */
const confirmationTime = 1000

/** Copies texts and says for one second that it did; a failure stays until the next try. */
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
