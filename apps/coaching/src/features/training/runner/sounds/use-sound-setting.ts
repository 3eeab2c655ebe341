import { useState } from 'react'

const key = 'paraphe.coaching.muted'

function readMuted(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // A private window may have no storage.
    return false
  }
}

function writeMuted(isMuted: boolean): void {
  try {
    if (isMuted) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  } catch {
    // Without storage the setting lasts until the runner closes.
  }
}

/**
 * Returns whether the sounds are turned off in this browser, and a function that switches them on
 * or off.
 */
export function useSoundSetting(): [isMuted: boolean, toggle: () => void] {
  const [isMuted, setMuted] = useState(readMuted)
  const toggle = () => {
    setMuted(!isMuted)
    writeMuted(!isMuted)
  }
  return [isMuted, toggle]
}
