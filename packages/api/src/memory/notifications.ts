import type { NotificationRecord } from '../ports/records.ts'
import type { NotificationRepository, Scope } from '../ports/repositories.ts'
import type { Store } from './store.ts'

export function memoryNotifications(store: Store, scope: Scope): NotificationRepository {
  const readKey = (userId: string, { id }: NotificationRecord) => `${userId} ${id}`
  const isRead = (userId: string, row: NotificationRecord) =>
    store.state.notificationReads.has(readKey(userId, row))
  const visible = () =>
    [...store.state.notifications.values()]
      .filter((row) => row.organisation_id === scope.organisationId)
      .filter((row) => scope.teamId === undefined || row.team_id === scope.teamId)
  const countUnread = (userId: string) => visible().filter((row) => !isRead(userId, row)).length
  return {
    add: (notification) =>
      store.write(() => {
        const row = { ...notification, organisation_id: scope.organisationId }
        store.state.notifications.set(row.id, row)
      }),
    async list(userId, { limit, offset }) {
      const all = visible()
        .toReversed()
        .toSorted((a, b) => b.created_at - a.created_at)
      const page = all.slice(offset, offset + limit)
      const data = page.map((row) => ({ ...row, is_read: isRead(userId, row) }))
      return { data, total: all.length, unread: countUnread(userId) }
    },
    read: (userId, id, now) =>
      store.write(() => {
        const rows = visible().filter((row) => id === null || row.id === id)
        for (const row of rows) {
          if (!isRead(userId, row)) store.state.notificationReads.set(readKey(userId, row), now)
        }
        return id === null || rows.length > 0
      }),
    unread: async (userId) => countUnread(userId),
  }
}
