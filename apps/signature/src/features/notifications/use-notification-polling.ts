import { useEffect } from 'react'
import { useAppDispatch } from '@org/app-kit'
import { notificationsRequested } from './notifications-slice.ts'

/** Milliseconds between two questions: news of minutes, not of seconds. */
const pause = 60_000

/** Asks for news while the page is looked at: at once, each minute, and when somebody comes back to it. */
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
