export { notificationsFeature } from './feature.ts'
export { ShellBell } from './shell-bell.tsx'
export { useNotificationPolling } from './use-notification-polling.ts'
