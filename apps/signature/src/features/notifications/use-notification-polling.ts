import { useEffect } from 'react'
import { useAppDispatch } from '@org/app-kit'
import { notificationsRequested } from './notifications-slice.ts'

/** Polling interval in milliseconds; a minute's delay is acceptable. */
const pause = 60_000

/**
 * Polls for notifications while the page is visible: immediately, every minute, and when it becomes
 * visible again.
 */
export function useNotificationPolling(isActive: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isActive) return
    const ask = () => {
      if (document.visibilityState === 'visible') dispatch(notificationsRequested())
    }
    ask()
    const timer = setInterval(ask, pause)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [dispatch, isActive])
}
