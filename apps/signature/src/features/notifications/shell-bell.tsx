import { NotificationBell, useAppDispatch, useAppSelector } from '@org/app-kit'
import { notificationEntry } from './notification-entry.tsx'
import {
  notificationRead,
  notificationsRequested,
  selectNotifications,
} from './notifications-slice.ts'
import { notificationsTexts } from './texts.ts'
import { useScope } from '#shared/scope/use-scope.ts'

/** The bell of the signed-in pages; opening it reloads the notifications. */
export function ShellBell() {
  const dispatch = useAppDispatch()
  const { teamId } = useScope()
  const { data, unread, error } = useAppSelector(selectNotifications)
  const ask = () => dispatch(notificationsRequested())
  return (
    <NotificationBell
      texts={notificationsTexts}
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
