import { useCallback, useEffect, useState } from 'react'
import { createScanFeedback } from '#shared/scanner/scan-feedback.ts'

const key = 'paraphe.stock.sound'

/** The switch where nothing can be stored; it lasts until the page closes. */
let switchedHere = true

/** Whether scans sound in this browser; they do unless somebody has switched it off. */
function readSound(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    // A private window may have no storage.
    return switchedHere
  }
}

function writeSound(hasSound: boolean): void {
  try {
    localStorage.setItem(key, hasSound ? 'on' : 'off')
  } catch {
    switchedHere = hasSound
  }
}

/** Returns the answer to scans by sound and vibration, and its switch. */
export function useScanFeedback() {
  const [feedback] = useState(createScanFeedback)
  const [hasSound, setSound] = useState(readSound)
  useEffect(() => feedback.close, [feedback])
  const onResult = useCallback(
    (result: 'success' | 'error') => feedback.give(result, { hasSound: readSound() }),
    [feedback],
  )
  return {
    hasSound,
    toggleSound: () => {
      writeSound(!hasSound)
      setSound(!hasSound)
    },
    onResult,
  }
}
