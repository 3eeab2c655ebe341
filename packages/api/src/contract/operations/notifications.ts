import * as z from 'zod'
import { notificationSchema } from '../entities/notification.ts'
import { done, id, listOf } from '../fields.ts'
import type { ListRule } from '../filter.ts'
import { operation } from '../operation.ts'

/** Notifications have a single order, newest first. */
const notificationList = { where: [], search: [], order: [] } satisfies ListRule

const rowCount = z.int().min(0).max(50_000)

const unread = z.object({ unread: z.int() })

export const notificationOperations = {
  listNotifications: operation({
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}/notifications',
    tag: 'Notifications',
    summary: 'Lists notifications, newest first. `unread` counts all that the caller has not read',
    access: 'team_admin',
    list: notificationList,
    response: listOf(notificationSchema).extend(unread.shape),
  }),
  readNotification: operation({
    product: 'signature',
    method: 'post',
    path: '/notification/{id}/read',
    tag: 'Notifications',
    summary: 'Marks a notification as read by the caller, and returns the number of unread ones',
    access: 'team_admin',
    response: unread,
    errors: ['NOT_FOUND'],
  }),
  readAllNotifications: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/notifications/read',
    tag: 'Notifications',
    summary: 'Marks all notifications as read by the caller',
    access: 'team_admin',
    response: unread,
  }),
  reportImport: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/users/import-done',
    tag: 'Notifications',
    summary:
      'Reports the end of an import, which only the client knows: finished, or abandoned with `left` rows missing',
    access: 'team_admin',
    body: z.object({
      created: rowCount,
      updated: rowCount.optional(),
      left: rowCount.optional(),
      team_id: id.optional(),
    }),
    response: done,
    errors: ['REFERENCE'],
  }),
}
