import type { HandlersOf } from '../../call/call.ts'
import { found } from '../../call/checks.ts'
import { takeUpload } from '../../call/take-upload.ts'
import { apiError } from '../../contract/errors.ts'
import type { coachingMediaOperations } from '../../contract/operations/coaching/coaching-media.ts'
import type { CoachingMedia } from '../../contract/types.ts'
import {
  addressesFor,
  type FileQuery,
  fileSignature,
  storedImageKey,
  withAddresses,
} from '../../media/coaching-files.ts'
import { encodeImage } from '../../media/encode-image.ts'
import { partialResponse } from '../../media/partial-response.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { CoachingMediaRecord } from '../../ports/coaching/records.ts'
import type { CoachingRepositories } from '../../ports/coaching/repositories.ts'
import type { Scope } from '../../ports/repositories.ts'
import { equalInConstantTime } from '../../secrets/equal-in-constant-time.ts'
import { checkStudioRoom, takeStorage } from '../../uploads/take-storage.ts'
import { coachingMediaView } from '../../views/coaching/coaching-media-view.ts'

/** Returns one of the caller's media files. Throws NOT_FOUND if its upload is not complete. */
async function ready({ media }: CoachingRepositories, id: string): Promise<CoachingMediaRecord> {
  const row = found(await media.get(id))
  return found(row.status === 'ready' ? row : null)
}

async function view(
  adapters: Adapters,
  scope: Scope,
  row: CoachingMediaRecord,
): Promise<CoachingMedia> {
  const [shown] = await withAddresses([row], addressesFor(adapters, scope))
  return coachingMediaView(found(shown ?? null))
}

/**
 * Returns the scope of the rows that an address may open: those of the organisation that the
 * address names or, if the address belongs to a session that is still shared, those of the
 * session's coach.
 */
async function scopeOfAddress(
  { repositories, secrets }: Adapters,
  fileKey: string,
  { o, k }: FileQuery,
): Promise<Scope> {
  if (k === undefined) return { organisationId: found(o ?? null) }
  const shareKey = found(await secrets.unseal('share-key', k, fileKey))
  const session = found(await repositories.sharedSessions.byKey(shareKey))
  return { organisationId: session.organisation_id, ownerId: session.owner_id }
}

/** Returns the bytes of a media file or, with `posterKey`, of its poster. */
async function contentOf(
  { uploads, mediaStore }: Adapters,
  row: CoachingMediaRecord,
  posterKey: string | undefined,
): Promise<Blob> {
  if (posterKey === undefined && row.kind === 'video') return found(await uploads.content(row.id))
  const key = storedImageKey(row.organisation_id, posterKey ?? row.file_key)
  return found(await mediaStore.open(key)).content
}

/**
 * Returns how long browsers keep a file. They request a file of a shared session again after a
 * minute, because the sharing may have ended.
 */
const cacheControl = ({ k }: FileQuery) =>
  k === undefined ? 'private, max-age=21600, immutable' : 'private, max-age=60'

export const coachingMediaHandlers: HandlersOf<typeof coachingMediaOperations> = {
  async getCoachingMedia({ adapters, caller, path, repositories }) {
    const { coaching } = repositories.within(caller.scope)
    return view(adapters, caller.scope, await ready(coaching, path.id))
  },

  async saveCoachingPoster({ adapters, caller, path, file, repositories, commit }) {
    const { limiter, images, mediaStore, secrets } = adapters
    await takeUpload(limiter, caller)
    const { coaching: own, storageUse } = repositories.within(caller.scope)
    const { id, kind } = await ready(own, path.id)
    found(kind === 'video' ? id : null)
    await checkStudioRoom(storageUse)
    return file.receive(async ({ bytes }) => {
      const message = 'Votre photo doit etre au format jpg'
      const poster = await encodeImage(
        images,
        caller.scope.organisationId,
        bytes,
        ['image/jpeg'],
        message,
      )
      const keyOf = (key: string) => storedImageKey(caller.scope.organisationId, key)
      const change = { poster_key: secrets.id(), poster_size: poster.bytes.length }
      await mediaStore.put(keyOf(change.poster_key), poster)
      const store = commit(async (inside) => {
        const { coaching, storageUse: counter } = inside.within(caller.scope)
        const { poster_key, poster_size } = await ready(coaching, id)
        await counter.release(poster_size)
        await takeStorage(counter, change.poster_size)
        const row = found(await coaching.media.mark(id, change))
        return { former: poster_key, saved: await view(adapters, caller.scope, row) }
      })
      const { former, saved } = await store.catch(async (error: unknown) => {
        await mediaStore.removeAll(keyOf(change.poster_key))
        throw error
      })
      if (former !== null) await mediaStore.removeAll(keyOf(former))
      return saved
    })
  },

  async uploadCoachingImage({ adapters, caller, file, now, repositories, commit }) {
    const { limiter, images, mediaStore, secrets } = adapters
    await takeUpload(limiter, caller)
    await checkStudioRoom(repositories.within(caller.scope).storageUse)
    return file.receive(async ({ bytes }) => {
      const message = 'Votre image doit etre au format jpg ou png'
      const image = await encodeImage(
        images,
        caller.scope.organisationId,
        bytes,
        ['image/jpeg', 'image/png'],
        message,
      )
      const fileKey = secrets.id()
      const key = storedImageKey(caller.scope.organisationId, fileKey)
      await mediaStore.put(key, image)
      const store = commit(async (inside) => {
        const { coaching, storageUse } = inside.within(caller.scope)
        await takeStorage(storageUse, image.bytes.length)
        const row = await coaching.media.insert({
          id: secrets.id(),
          owner_id: caller.user.id,
          kind: 'image',
          type: image.type,
          size: image.bytes.length,
          width: image.width,
          height: image.height,
          duration: 0,
          has_sound: null,
          status: 'ready',
          is_being_read: false,
          read_until: null,
          file_key: fileKey,
          poster_key: null,
          poster_size: 0,
          unused_since: null,
          created_at: now,
        })
        return view(adapters, caller.scope, row)
      })
      return store.catch(async (error: unknown) => {
        await mediaStore.removeAll(key)
        throw error
      })
    })
  },

  async getCoachingFile({ adapters, path, query, conditions, now, repositories }) {
    const { s, ...rest } = query
    const expected = await fileSignature(adapters.secrets, path.fileKey, rest)
    const isValid = equalInConstantTime(s, expected) && now < rest.e
    if (!isValid) throw apiError('FORBIDDEN', { message: 'Cette adresse a expiré' })
    const scope = await scopeOfAddress(adapters, path.fileKey, rest)
    const { media } = repositories.within(scope).coaching
    const [row] = await media.all({ file_key: path.fileKey })
    const medium = found(row?.status === 'ready' ? row : null)
    const content = await contentOf(adapters, medium, rest.p)
    const isPoster = rest.p !== undefined
    return partialResponse(
      {
        content,
        type: isPoster ? 'image/jpeg' : medium.type,
        etag: `"${rest.p ?? medium.file_key}"`,
        cacheControl: cacheControl(rest),
      },
      conditions,
    )
  },
}
