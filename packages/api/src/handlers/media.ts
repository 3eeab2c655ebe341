import { apiError } from '../contract/errors.ts'
import type { mediaOperations } from '../contract/operations/media.ts'
import { uploadTypes } from '../contract/uploads.ts'
import { encodeImage } from '../media/encode-image.ts'
import { variantSignature } from '../media/variant.ts'
import { checkRoom, takeRoom } from '../media/storage-full.ts'
import { mediaFolder, mediaKey } from '../media/media-key.ts'
import { fileResponse } from '../media/file-response.ts'
import type { HandlersOf } from '../call/call.ts'
import { found } from '../call/checks.ts'
import { takeUpload } from '../call/take-upload.ts'
import { equalInConstantTime } from '../secrets/equal-in-constant-time.ts'
import { mediaView } from '../views/media-view.ts'

export const mediaHandlers: HandlersOf<typeof mediaOperations> = {
  async uploadMedia({ adapters, caller, file, now, repositories, commit }) {
    const { limiter, images, mediaStore, secrets, settings } = adapters
    await takeUpload(limiter, caller)
    const allowed = settings.mediaQuota
    // An image may become smaller, so only a full storage is certain to refuse it.
    await checkRoom(repositories.within(caller.scope).storageUse, 1, allowed)
    return file.receive(async ({ name, bytes: uploaded }) => {
      const image = await encodeImage(images, caller.scope.organisationId, uploaded, uploadTypes)
      const { bytes, type, width, height } = image
      const id = secrets.id()
      await mediaStore.put(mediaKey(id, 'original'), { bytes, type })
      const store = commit(async (inside) => {
        const scoped = inside.within(caller.scope)
        await takeRoom(scoped.storageUse, bytes.length, allowed)
        const row = { id, name, type, width, height, size: bytes.length, created_at: now }
        return mediaView(settings.publicUrl, await scoped.media.insert(row))
      })
      return store.catch(async (error: unknown) => {
        await mediaStore.removeAll(mediaFolder(id))
        throw error
      })
    })
  },

  async getMedia({ adapters, caller, path, repositories }) {
    const { media } = repositories.within(caller.scope)
    return mediaView(adapters.settings.publicUrl, found(await media.get(path.id)))
  },

  async getMediaFile({ adapters, variants, path, query, repositories }) {
    const { mediaStore, secrets } = adapters
    const media = found(await repositories.accounts.media(path.id))
    const { w: width, h: height, r: radius = 0, k: kind, s } = query
    if (width === undefined && height === undefined && query.r === undefined) {
      return fileResponse(found(await mediaStore.open(mediaKey(media.id, 'original'))))
    }
    const variant = { width: width ?? 0, height: height ?? 0, radius, kind }
    const signature = await variantSignature(secrets, media.id, variant)
    if (s === undefined || !equalInConstantTime(s, signature)) throw apiError('FORBIDDEN')
    return fileResponse(await variants.get(media, variant))
  },
}
