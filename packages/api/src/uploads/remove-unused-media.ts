import { openContent } from '../coaching/rules/open-content.ts'
import { storedImageKey } from '../media/coaching-files.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { CoachingMediaRecord } from '../ports/coaching/records.ts'
import type { CoachingRepositories } from '../ports/coaching/repositories.ts'
import type { Repositories } from '../ports/repositories.ts'
import { discardExpired } from './discard-expired.ts'
import { unusedSeconds } from './upload-limits.ts'

const contentFields = ['id', 'is_deleted', 'video_id', 'image_id'] as const

/** Reads the content of a studio that refers to media, and determines which media are shown. */
async function readContent({
  exercices,
  trainingSessions,
  trainingPrograms,
}: CoachingRepositories) {
  const all = {
    exercices: await exercices.pick(contentFields),
    sessions: await trainingSessions.pick([...contentFields, 'blocs']),
    programs: await trainingPrograms.pick(['session_ids']),
  }
  const open = openContent(all)
  const shown = new Set(
    [...open.exercices, ...open.sessions].flatMap(({ video_id, image_id }) => [video_id, image_id]),
  )
  return { ...all, shown }
}

type StudioContent = Awaited<ReturnType<typeof readContent>>

/**
 * Deletes a medium's record. Deleted content that can no longer be opened may still refer to it, so
 * these references are removed first.
 */
async function removeRecord(
  coaching: CoachingRepositories,
  { exercices, sessions }: StudioContent,
  { id }: Pick<CoachingMediaRecord, 'id'>,
): Promise<void> {
  for (const [rows, table] of [
    [exercices, coaching.exercices],
    [sessions, coaching.trainingSessions],
  ] as const) {
    for (const row of rows) {
      if (row.video_id === id) await table.mark(row.id, { video_id: null, visible_area: null })
      if (row.image_id === id) await table.mark(row.id, { image_id: null })
    }
  }
  await coaching.media.remove(id)
}

/**
 * Records which media of a studio no content shows, and deletes the records of those that have been
 * unused for 30 days. Returns the deleted records. Their files must be deleted after the
 * transaction.
 */
async function removeRecords(
  inside: Repositories,
  organisationId: string,
  now: number,
): Promise<CoachingMediaRecord[]> {
  const { coaching, storageUse } = inside.within({ organisationId })
  const media = await coaching.media.all({ status: 'ready' })
  const content = await readContent(coaching)
  const removed: CoachingMediaRecord[] = []
  for (const medium of media) {
    const { id, size, poster_size, unused_since: since } = medium
    const isShown = content.shown.has(id)
    if (isShown && since !== null) await coaching.media.mark(id, { unused_since: null })
    if (isShown) continue
    if (since === null) await coaching.media.mark(id, { unused_since: now })
    else if (now - since >= unusedSeconds) {
      await removeRecord(coaching, content, medium)
      await storageUse.release(size + poster_size)
      removed.push(medium)
    }
  }
  return removed
}

/** Deletes the files of a medium. */
export async function removeFiles(
  { uploads, mediaStore }: Adapters,
  { id, kind, organisation_id, file_key, poster_key }: CoachingMediaRecord,
): Promise<void> {
  const imageKey = kind === 'image' ? file_key : poster_key
  if (kind === 'video') await uploads.remove(id)
  if (imageKey !== null) await mediaStore.removeAll(storedImageKey(organisation_id, imageKey))
}

/**
 * In all studios, deletes media that no content has shown for 30 days, and uploads that were not
 * finished within 7 days. A studio that fails is logged, and the next call retries it.
 */
export async function removeUnusedMedia(adapters: Adapters, signal?: AbortSignal): Promise<void> {
  const { repositories, clock, log } = adapters
  for (const studio of await repositories.studios.withMedia()) {
    if (signal?.aborted) break
    try {
      await discardExpired(adapters, studio)
      const removed = await repositories.transaction((inside) =>
        removeRecords(inside, studio, clock.now()),
      )
      for (const medium of removed) await removeFiles(adapters, medium)
    } catch (error) {
      log.write('error', 'removing unused media failed', { studio, reason: String(error) })
    }
  }
}
