import { inspectVideoContent, VideoFileError, type VideoFacts } from '@org/ui/media/video-file'
import type { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { CoachingMediaRecord } from '../ports/coaching/records.ts'
import type { Scope } from '../ports/repositories.ts'
import { discardUpload } from './discard-upload.ts'

const formats: ReadonlySet<string> = new Set(['container', 'codec', 'no_picture'])

/**
 * Creates the error for a file that is not a valid video. `reason` is a single word that explains
 * why.
 */
function refusal({ reason }: VideoFileError): ApiError {
  const message = formats.has(reason)
    ? 'Votre video doit etre au format mp4'
    : 'Une erreur est survenue'
  return apiError('MEDIA_TYPE', { message, payload: { reason } })
}

/** Inspects an uploaded file again, since the browser's checks cannot be trusted. */
async function inspect({ uploads }: Adapters, id: string): Promise<VideoFacts> {
  const content = await uploads.content(id)
  if (!content) throw apiError('NOT_FOUND')
  return inspectVideoContent(content)
}

/**
 * Checks a video that has arrived completely, and makes it `ready`. Deletes a file that is not a
 * valid video. May run twice for the same upload.
 *
 * @throws ApiError MEDIA_TYPE, with the reason
 */
export async function finishUpload(
  adapters: Adapters,
  scope: Scope,
  row: CoachingMediaRecord,
): Promise<void> {
  try {
    const { width, height, duration, hasSound: has_sound } = await inspect(adapters, row.id)
    const { media } = adapters.repositories.within(scope).coaching
    await media.update(row.id, { status: 'ready', width, height, duration, has_sound })
  } catch (error) {
    if (!(error instanceof VideoFileError)) throw error
    await discardUpload(adapters, scope, row)
    throw refusal(error)
  }
}
