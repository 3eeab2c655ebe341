import { useEffect, useEffectEvent } from 'react'
import { listenForScans } from './listen-for-scans.ts'
import { useSeparator } from './separator-setting.ts'

export interface KeyboardScannerOptions {
  /** Called with the text of each scan; FNC1 is character 29 in it. */
  onScan: (text: string) => void
  /** Whether scans are listened to. Enable one at a time, such as that of the open dialog. */
  isEnabled: boolean
}

/**
 * Reads a scanner that types like a keyboard, wherever the focus is. It is recognised by its speed
 * and by Enter or Tab at the end. A scan presses no button, submits no form, moves no focus and
 * leaves nothing in a field.
 */
export function useKeyboardScanner({ onScan, isEnabled }: KeyboardScannerOptions): void {
  const separator = useSeparator()
  const notify = useEffectEvent(onScan)
  useEffect(() => {
    if (!isEnabled) return undefined
    return listenForScans({ onScan: (text) => notify(text), separator })
  }, [isEnabled, separator])
}
