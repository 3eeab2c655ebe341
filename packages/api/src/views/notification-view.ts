import type { Notification } from '../contract/entities/notification.ts'
import type { NotificationRecord } from '../ports/records.ts'

/** Converts a notification to the form that one account sees. */
export function notificationView(row: NotificationRecord & { is_read: boolean }): Notification {
  return {
    id: row.id,
    kind: row.kind,
    team_id: row.team_id,
    subject: row.subject,
    done_count: row.done_count,
    updated_count: row.updated_count,
    failed_count: row.failed_count,
    is_read: row.is_read,
    created_at: row.created_at,
  }
}
