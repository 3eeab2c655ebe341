import type { Caller } from '../call/caller.ts'
import { take } from '../call/take.ts'
import { apiError } from '../contract/errors.ts'
import { mustBe, validationError } from '../contract/validation.ts'
import { maxVideoSize } from '@org/ui/media/video-file'
import type { Adapters } from '../ports/adapters.ts'
import type { CoachingMediaRecord } from '../ports/coaching/records.ts'
import type { CoachingRepositories } from '../ports/coaching/repositories.ts'
import { discardExpired } from './discard-expired.ts'
import { discardUpload } from './discard-upload.ts'
import { takeStorage } from './take-storage.ts'
import { maxOpenUploads, uploadsPerHour } from './upload-limits.ts'

/** Reads the length of a new upload from the `Upload-Length` header, in bytes. */
function readLength({ headers }: Request): number {
  const text = headers.get('upload-length') ?? ''
  const length = Number(text)
  if (!/^\d{1,12}$/.test(text) || length === 0) {
    const path = 'Upload-Length'
    throw validationError([{ path, message: mustBe(path, 'number of bytes') }])
  }
  if (length > maxVideoSize) throw apiError('TOO_LARGE')
  return length
}

async function checkOpen({ media }: CoachingRepositories): Promise<void> {
  const open = await media.pick(['id'], { status: 'uploading' })
  if (open.length < maxOpenUploads) return
  throw apiError('QUOTA', {
    message:
      'Trop de vidéos de votre studio sont en cours d’envoi. Terminez-en une ou annulez-la, puis recommencez.',
  })
}

/**
 * Creates an upload of the caller, and the record of its video. They have the same id.
 *
 * @throws ApiError VALIDATION, TOO_LARGE, TOO_MANY, QUOTA or STORAGE_FULL
 */
export async function beginUpload(
  adapters: Adapters,
  { user, scope }: Caller,
  request: Request,
): Promise<{ row: CoachingMediaRecord; response: Response }> {
  const { limiter, repositories, secrets, clock, uploads } = adapters
  const { organisationId } = scope
  const size = readLength(request)
  const key = `upload:${user.id}`
  await take(limiter, [{ key, limit: uploadsPerHour, windowSeconds: 3600 }])
  await discardExpired(adapters, organisationId)
  const row = await repositories.transaction(async (inside) => {
    // `takeStorage` locks the studio's byte counter until the transaction ends, so concurrent
    // uploads are counted one at a time.
    const studio = inside.within({ organisationId })
    await takeStorage(studio.storageUse, size)
    await checkOpen(studio.coaching)
    return studio.coaching.media.insert({
      id: secrets.id(),
      owner_id: user.id,
      kind: 'video',
      type: 'video/mp4',
      size,
      width: 0,
      height: 0,
      duration: 0,
      has_sound: null,
      status: 'uploading',
      is_being_read: false,
      read_until: null,
      file_key: secrets.id(),
      poster_key: null,
      poster_size: 0,
      unused_since: null,
      created_at: clock.now(),
    })
  })
  const response = await uploads.handle(row.id, request)
  if (!response.ok) await discardUpload(adapters, scope, row)
  return { row, response }
}
