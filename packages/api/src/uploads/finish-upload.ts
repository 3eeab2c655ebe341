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
import { createReadingMarks, type MarkTimes, unmarked } from './reading-marks.ts'

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

export interface UploadFinisher {
  /**
   * Checks a video that has arrived completely, and makes it `ready`. Deletes a file that is not a
   * valid video. While another request checks the same upload, waits for that request to end.
   *
   * @throws ApiError MEDIA_TYPE, with the reason; BUSY after too long a wait, or while another
   * process may still be reading; UNAVAILABLE after `stop`
   */
  finish(scope: Scope, id: string): Promise<void>
  /**
   * Ends all readings, so that another process can read these uploads from the start. Resolves once
   * their records say so.
   */
  stop(): Promise<void>
}

/**
 * Creates the functions that finish uploads. The browser's checks cannot be trusted, so films are
 * read again. An upload is marked before it is read: if it ends the process, it is not read a second
 * time, but rejected.
 */
export function createUploadFinisher(adapters: Adapters, times?: MarkTimes): UploadFinisher {
  const { films, repositories, uploads } = adapters
  const turns = createTurns(filmRules)
  const marks = createReadingMarks(adapters, times)
  const stopping = new AbortController()
  /** What runs in this process, by upload. Its key may lapse meanwhile, if the database is away. */
  const finishing = new Map<string, Promise<void>>()

  async function reject(scope: Scope, row: CoachingMediaRecord, error: VideoFileError) {
    await discardUpload(adapters, scope, row)
    throw refusal(error)
  }

  async function read(scope: Scope, row: CoachingMediaRecord): Promise<void> {
    const { id } = row
    const film = await uploads.content(id)
    if (!film) throw apiError('NOT_FOUND')
    if (stopping.signal.aborted) throw apiError('UNAVAILABLE')
    try {
      await marks.set(scope, id)
      const facts = await films.inspect(film, stopping.signal)
      const { width, height, duration, hasSound: has_sound } = facts
      const ready = { width, height, duration, has_sound, status: 'ready', ...unmarked } as const
      await repositories.within(scope).coaching.media.update(id, ready)
    } catch (error) {
      if (error instanceof VideoFileError) return reject(scope, row, error)
      await marks.takeBack(scope, id)
      throw stopping.signal.aborted ? apiError('UNAVAILABLE') : error
    }
  }

  async function check(scope: Scope, id: string): Promise<void> {
    const row = await repositories.within(scope).coaching.media.get(id)
    if (!row) throw apiError('NOT_FOUND')
    if (row.status === 'ready') return
    if (marks.isForeign(row)) {
      if (!(await marks.isAbandoned(scope, row))) throw apiError('BUSY')
      await reject(scope, row, new VideoFileError('broken'))
    }
    await turns.run(scope.organisationId, () => read(scope, row))
  }

  function checkOnce(scope: Scope, id: string): Promise<void> {
    const running = finishing.get(id)
    if (running) return running
    const checking = check(scope, id).finally(() => finishing.delete(id))
    finishing.set(id, checking)
    return checking
  }

  return {
    async finish(scope, id) {
      const owner = { caller: `organisation:${scope.organisationId}`, key: `film:${id}` }
      const held = await claimKey(adapters, owner, id)
      if (!('owner' in held)) throw apiError('BUSY')
      await whileHeld(adapters, held, () => checkOnce(scope, id))
    },
    async stop() {
      stopping.abort()
      await Promise.all([marks.end(), Promise.allSettled(finishing.values())])
      // What ended just now may have failed to take back its mark.
      await marks.end()
    },
  }
}
