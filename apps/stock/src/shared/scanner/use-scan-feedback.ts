import { useCallback, useEffect, useState } from 'react'
import { createScanFeedback } from './scan-feedback.ts'
import type { ScanResult } from './scan-sounds.ts'

const key = 'paraphe.stock.sound'

/** The setting in a browser without storage; it lasts until the page closes. */
let switchedHere = true

/** Returns whether scans make a sound in this browser; on by default. */
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

/** Whether scans make a sound in this browser, and a function that turns the sound on or off. */
export interface ScanSound {
  hasSound: boolean
  toggleSound: () => void
}

export interface ScanFeedbackSwitch extends ScanSound {
  /** Signals the result of a scan by sound and vibration. Stable between renders. */
  onResult: (result: ScanResult) => void
}

/** Returns a function that signals scans by sound and vibration, and the setting of the sound. */
export function useScanFeedback(): ScanFeedbackSwitch {
  const [feedback] = useState(createScanFeedback)
  const [hasSound, setSound] = useState(readSound)
  useEffect(() => feedback.close, [feedback])
  const onResult = useCallback(
    (result: ScanResult) => feedback.give(result, { hasSound: readSound() }),
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
