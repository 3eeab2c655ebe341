import { useEffectEvent, useLayoutEffect } from 'react'
import type { OnScan } from './camera/watch-camera.ts'
import { receiveScans } from './scan-receivers.ts'

export interface KeyboardScannerOptions {
  /** Called with the text of each scan, in which FNC1 is character 29. */
  onScan: OnScan
  /**
   * Whether the hook listens for scans. Of several enabled hooks, the one that was enabled last
   * gets the scans.
   */
  isEnabled: boolean
  /** Whether the hook gets scans only while nothing else on the page listens for them. */
  isFallback?: boolean
}

/**
 * Reads a scanner that types like a keyboard, wherever the focus is. It is recognised by its speed
 * and by Enter or Tab at the end. A scan does not press a button, submit a form, move the focus or
 * change a field.
 */
export function useKeyboardScanner({
  onScan,
  isEnabled,
  isFallback = false,
}: KeyboardScannerOptions): void {
  const notify = useEffectEvent(onScan)
  // A layout effect listens before the screen is visible, so that it never misses a scan.
  useLayoutEffect(() => {
    if (!isEnabled) return undefined
    return receiveScans({ onScan: (...scan) => notify(...scan), isFallback })
  }, [isEnabled, isFallback])
}
