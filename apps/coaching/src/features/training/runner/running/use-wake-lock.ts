import { useEffect } from 'react'

/**
 * Keeps the screen awake. The browser releases the lock when the page is hidden, so it is requested
 * again on return.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const request = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return
      // The request rejects when the battery is low. The training continues without a lock, so the
      // screen may turn dark.
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) await granted?.release()
      else lock = granted
    }
    const onVisibility = () => void request()
    document.addEventListener('visibilitychange', onVisibility)
    void request()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onVisibility)
      void lock?.release()
    }
  }, [])
}
