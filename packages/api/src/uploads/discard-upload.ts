import type { Adapters } from '../ports/adapters.ts'
import type { CoachingMediaRecord } from '../ports/coaching/records.ts'
import type { Scope } from '../ports/repositories.ts'

/**
 * Deletes an unfinished upload and its record. Its bytes no longer count towards the studio's
 * storage.
 */
export async function discardUpload(
  { repositories, uploads }: Pick<Adapters, 'repositories' | 'uploads'>,
  scope: Scope,
  { id, size }: Pick<CoachingMediaRecord, 'id' | 'size'>,
): Promise<void> {
  await repositories.transaction(async (inside) => {
    const { coaching, storageUse } = inside.within(scope)
    if (await coaching.media.remove(id)) await storageUse.release(size)
  })
  await uploads.remove(id)
}
