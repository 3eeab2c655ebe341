import type { NotificationRecord, NotificationRepository, Scope } from '@org/api'
import { documentId } from '../documents/document-id.ts'
import type { ReadDocuments, Store } from '../documents/documents.ts'

const collection = 'notifications'
const readCollection = 'notification_reads'

interface StoredRead {
  user_id: string
  notification_id: string
  read_at: number
}

/** Accesses the notifications of a scope. */
export function firestoreNotifications(
  store: Store,
  { organisationId, teamId }: Scope,
): NotificationRepository {
  const visible = (documents: ReadDocuments) =>
    documents.find<NotificationRecord>(collection, {
      organisation_id: organisationId,
      ...(teamId !== undefined && { team_id: teamId }),
    })
  const readBy = async (documents: ReadDocuments, userId: string) => {
    const reads = await documents.find<StoredRead>(readCollection, { user_id: userId })
    return new Set(reads.map((one) => one.notification_id))
  }
  const withState = async (userId: string) => {
    const read = await readBy(store, userId)
    return (await visible(store)).map((row) => ({ ...row, is_read: read.has(row.id) }))
  }
  return {
    add: (notification) =>
      store.write(async (documents) =>
        documents.set(collection, notification.id, {
          ...notification,
          organisation_id: organisationId,
        }),
      ),
    async list(userId, { limit, offset }) {
      const all = await withState(userId)
      const sorted = all.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? -1 : 1))
      const unread = all.filter(({ is_read }) => !is_read).length
      return { data: sorted.slice(offset, offset + limit), total: all.length, unread }
    },
    read: (userId, id, now) =>
      store.write(async (documents) => {
        const known = await readBy(documents, userId)
        const rows = (await visible(documents)).filter((row) => id === null || row.id === id)
        for (const { id: notification_id } of rows.filter((row) => !known.has(row.id))) {
          const read: StoredRead = { user_id: userId, notification_id, read_at: now }
          documents.set(readCollection, documentId(userId, notification_id), read)
        }
        return id === null || rows.length > 0
      }),
    unread: async (userId) => (await withState(userId)).filter(({ is_read }) => !is_read).length,
  }
}
