import type { Coach, CoachDetail, CoachingTag, CoachingUser } from '../../contract/types.ts'
import type { CoachRecord, TagRecord, TrainingSessionRecord } from '../../ports/coaching/records.ts'

export const coachingUserView = (
  row: CoachRecord,
  { isAdmin, hasVideoImport }: Pick<CoachingUser, 'isAdmin' | 'hasVideoImport'>,
): CoachingUser => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  gender: row.gender,
  displayName: row.display_name,
  photoURL: row.photo_url,
  isAdmin,
  isActive: row.is_active,
  lastSeen: row.last_seen_at,
  hasVideoImport,
  revision: row.revision,
})

/** Converts a coach to the form that admins see. */
export const coachView = (row: CoachRecord, isAdmin: boolean): Coach => ({
  id: row.id,
  email: row.email,
  displayName: row.display_name,
  isAdmin,
  isActive: row.is_active,
  lastSeen: row.last_seen_at,
})

/**
 * Converts a coach and the coach's sessions to the form that admins see. It contains neither the
 * content of a session nor a key that opens it.
 */
export const coachDetailView = (
  row: CoachRecord,
  isAdmin: boolean,
  sessions: readonly TrainingSessionRecord[],
): CoachDetail => ({
  ...coachView(row, isAdmin),
  trainingSessions: sessions.map(({ id, title, created_at, shared_at }) => ({
    id,
    title,
    createdAt: created_at,
    sharedAt: shared_at,
  })),
})

export const tagView = ({ id, kind, name, revision }: TagRecord): CoachingTag => ({
  id,
  kind,
  name,
  revision,
})
