import type { Adapters } from '../ports/adapters.ts'
import type { CoachingMediaRecord } from '../ports/coaching/records.ts'
import { discardUpload } from './discard-upload.ts'
import { unfinishedSeconds } from './upload-limits.ts'

/** Whether an unfinished upload was started too long ago. */
export const isExpired = ({ status, created_at }: CoachingMediaRecord, now: number): boolean =>
  status === 'uploading' && now - created_at > unfinishedSeconds

/** Deletes the expired uploads of a studio, so that they no longer count against its limits. */
export async function discardExpired(adapters: Adapters, organisationId: string): Promise<void> {
  const scope = { organisationId }
  const { media } = adapters.repositories.within(scope).coaching
  const open = await media.all({ status: 'uploading' })
  const now = adapters.clock.now()
  for (const row of open) if (isExpired(row, now)) await discardUpload(adapters, scope, row)
}
