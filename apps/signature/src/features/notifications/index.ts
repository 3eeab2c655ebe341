export { notificationsSaga } from './notifications-saga.ts'
export { notificationsReducer, type NotificationsState } from './notifications-slice.ts'
export { ShellBell } from './shell-bell.tsx'
export { useNotificationPolling } from './use-notification-polling.ts'
