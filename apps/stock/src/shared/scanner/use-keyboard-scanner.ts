import { useEffectEvent, useLayoutEffect } from 'react'
import type { OnScan } from './camera/watch-camera.ts'
import { receiveScans } from './scan-receivers.ts'

export interface KeyboardScannerOptions {
  /** Called with the text of each scan; FNC1 is character 29 in it. */
  onScan: OnScan
  /** Whether scans are listened to. Of several, the one that was enabled last gets them. */
  isEnabled: boolean
  /** Whether it gets only the scans that nothing else on the page listens to. */
  isFallback?: boolean
}

/**
 * Reads a scanner that types like a keyboard, wherever the focus is. It is recognised by its speed
 * and by Enter or Tab at the end. A scan presses no button, submits no form, moves no focus and
 * leaves nothing in a field.
 */
export function useKeyboardScanner({
  onScan,
  isEnabled,
  isFallback = false,
}: KeyboardScannerOptions): void {
  const notify = useEffectEvent(onScan)
  // Before anybody can see the screen, so that it never misses a scan.
  useLayoutEffect(() => {
    if (!isEnabled) return undefined
    return receiveScans({ onScan: (...scan) => notify(...scan), isFallback })
  }, [isEnabled, isFallback])
}
