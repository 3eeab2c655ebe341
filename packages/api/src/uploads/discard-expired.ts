import type { Adapters } from '../ports/adapters.ts'
import type { CoachingMediaRecord } from '../ports/coaching/records.ts'
import { discardUpload } from './discard-upload.ts'
import { unfinishedSeconds } from './upload-limits.ts'

/** Whether an upload has waited too long for its next part. */
export const isExpired = ({ status, created_at }: CoachingMediaRecord, now: number): boolean =>
  status === 'uploading' && now - created_at > unfinishedSeconds

/** Deletes the uploads of a studio that nobody finished in time, so that they no longer count. */
export async function discardExpired(adapters: Adapters, organisationId: string): Promise<void> {
  const scope = { organisationId }
  const { media } = adapters.repositories.within(scope).coaching
  const open = await media.all({ status: 'uploading' })
  const now = adapters.clock.now()
  for (const row of open) if (isExpired(row, now)) await discardUpload(adapters, scope, row)
}
