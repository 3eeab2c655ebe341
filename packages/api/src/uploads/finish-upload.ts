import { VideoFileError } from '@org/ui/media/video-file'
import { createTurns } from '../call/create-turns.ts'
import { claimKey, whileHeld } from '../call/once.ts'
import type { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { CoachingMediaRecord } from '../ports/coaching/records.ts'
import type { Scope } from '../ports/repositories.ts'
import { discardUpload } from './discard-upload.ts'
import { filmRules } from './film-rules.ts'

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

/**
 * Checks a video that has arrived completely, and makes it `ready`. Deletes a file that is not a
 * valid video. While another request checks the same upload, waits for that request to end.
 *
 * @throws ApiError MEDIA_TYPE, with the reason; BUSY after too long a wait
 */
export type FinishUpload = (scope: Scope, id: string) => Promise<void>

/**
 * Creates the function that finishes uploads. The browser's checks cannot be trusted, so films are
 * read again. An upload is marked before it is read: if it ends the process, it is not read a second
 * time, but rejected.
 */
export function createFinishUpload(adapters: Adapters): FinishUpload {
  const { films, repositories, uploads } = adapters
  const turns = createTurns(filmRules)
  /**
   * Uploads that were read without ending this process, but are still marked, because the database
   * failed.
   */
  const survived = new Set<string>()

  async function reject(scope: Scope, row: CoachingMediaRecord, error: VideoFileError) {
    await discardUpload(adapters, scope, row)
    throw refusal(error)
  }

  async function read(scope: Scope, row: CoachingMediaRecord): Promise<void> {
    const { media } = repositories.within(scope).coaching
    const { id } = row
    const film = await uploads.content(id)
    if (!film) throw apiError('NOT_FOUND')
    await media.update(id, { is_being_read: true })
    try {
      const { width, height, duration, hasSound: has_sound } = await films.inspect(film)
      const facts = { width, height, duration, has_sound }
      await media.update(id, { ...facts, status: 'ready', is_being_read: false })
    } catch (error) {
      if (error instanceof VideoFileError) return reject(scope, row, error)
      survived.add(id)
      await media.update(id, { is_being_read: false })
      throw error
    }
    survived.delete(id)
  }

  return async (scope, id) => {
    const owner = { caller: `organisation:${scope.organisationId}`, key: `film:${id}` }
    const held = await claimKey(adapters, owner, id)
    if (!('owner' in held)) throw apiError('BUSY')
    await whileHeld(adapters, held, async () => {
      const row = await repositories.within(scope).coaching.media.get(id)
      if (!row) throw apiError('NOT_FOUND')
      if (row.status === 'ready') return
      // Only a process that has ended leaves a mark behind without holding the key.
      if (row.is_being_read && !survived.has(id)) {
        await reject(scope, row, new VideoFileError('broken'))
      }
      await turns.run(scope.organisationId, () => read(scope, row))
    })
  }
}
