import { startTags, tagKinds } from '../coaching/rules/start-tags.ts'
import type { CoachRecord, TagRecord } from '../ports/coaching/records.ts'
import type { CoachingRepositories } from '../ports/coaching/repositories.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Secrets } from '../ports/services.ts'
import type { New } from '../ports/table.ts'

/** Creates the record of a coach, with empty fields. */
export const newCoach = ({ id, email, created_at }: UserRecord): New<CoachRecord> => ({
  id,
  email,
  first_name: '',
  last_name: '',
  gender: null,
  display_name: email.slice(0, email.indexOf('@')),
  photo_url: '',
  last_seen_at: null,
  is_active: true,
  created_at,
})

/** Adds the first coach of a new studio, and its initial tags. */
export async function openStudio(
  secrets: Secrets,
  { coaches, tags }: CoachingRepositories,
  user: UserRecord,
): Promise<void> {
  await coaches.insert(newCoach(user))
  await tags.insertAll(
    tagKinds.flatMap((kind) => startTags[kind].map((name) => newTag(kind, name))),
  )

  function newTag(kind: TagRecord['kind'], name: string): New<TagRecord> {
    const times = { created_at: user.created_at, updated_at: user.created_at }
    return { id: secrets.id(), kind, name, is_archived: false, ...times }
  }
}
