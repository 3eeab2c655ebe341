import { NotificationBell } from '@org/app-kit'
import { notificationEntry } from '../notifications/notification-entry.tsx'
import {
  notificationRead,
  notificationsRequested,
  selectNotifications,
} from '../notifications/notifications-slice.ts'
import { useAppDispatch, useAppSelector } from '../state.ts'
import { texts } from '../texts.ts'
import { useScope } from './use-scope.ts'

/** The bell of the signed-in pages; opening it asks for what is new. */
export function ShellBell() {
  const dispatch = useAppDispatch()
  const { teamId } = useScope()
  const { data, unread, error } = useAppSelector(selectNotifications)
  const ask = () => dispatch(notificationsRequested())
  return (
    <NotificationBell
      texts={texts.notifications}
      entries={data?.map((news) => notificationEntry(news, teamId)) ?? null}
      unread={unread}
      error={error}
      onOpen={ask}
      onRetry={ask}
      onRead={(id) => dispatch(notificationRead(id))}
      onReadAll={() => dispatch(notificationRead(null))}
    />
  )
}
