import { apiError } from '../contract/errors.ts'
import type { mediaOperations } from '../contract/operations/media.ts'
import { inspectImage, isTooLarge } from '../media/inspect-image.ts'
import { variantFile } from '../media/variant-file.ts'
import { variantSignature } from '../media/variant.ts'
import { storageFull } from '../media/storage-full.ts'
import { mediaFolder, mediaKey } from '../media/media-key.ts'
import { fileResponse } from '../media/file-response.ts'
import type { HandlersOf } from '../call/call.ts'
import { found } from '../call/checks.ts'
import { take } from '../call/take.ts'
import { equalInConstantTime } from '../secrets/equal-in-constant-time.ts'
import { mediaView } from '../views/media-view.ts'

const uploadsPerHour = 300

export const mediaHandlers: HandlersOf<typeof mediaOperations> = {
  async uploadMedia({ adapters, caller, file, now, commit }) {
    const { limiter, images, mediaStore, secrets, settings } = adapters
    const key = `upload:${caller.user.id}`
    await take(limiter, [{ key, limit: uploadsPerHour, windowSeconds: 3600 }])
    const header = inspectImage(file.bytes)
    if (!header) throw apiError('MEDIA_TYPE')
    if (isTooLarge(header)) throw apiError('TOO_LARGE')
    const image = await images.reencode({ bytes: file.bytes, type: header.type })
    if (!image) throw apiError('MEDIA_TYPE')
    const { bytes, type, width, height } = image
    const id = secrets.id()
    await mediaStore.put(mediaKey(id, 'original'), { bytes, type })
    const store = commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const { storageUse } = scoped
      const allowed = settings.mediaQuota
      if (!(await storageUse.take(bytes.length, allowed))) {
        throw storageFull({ used: await storageUse.used(), allowed })
      }
      const media = await scoped.media.insert({
        id,
        name: file.name,
        type,
        width,
        height,
        size: bytes.length,
        created_at: now,
      })
      return mediaView(settings.publicUrl, media)
    })
    return store.catch(async (error: unknown) => {
      await mediaStore.removeAll(mediaFolder(id))
      throw error
    })
  },

  async getMedia({ adapters, caller, path, repositories }) {
    const { media } = repositories.within(caller.scope)
    return mediaView(adapters.settings.publicUrl, found(await media.get(path.id)))
  },

  async getMediaFile({ adapters, path, query, repositories }) {
    const { mediaStore, secrets } = adapters
    const media = found(await repositories.accounts.media(path.id))
    const { w: width, h: height, r: radius = 0, k: kind, s } = query
    if (width === undefined && height === undefined && query.r === undefined) {
      return fileResponse(found(await mediaStore.get(mediaKey(media.id, 'original'))))
    }
    const variant = { width: width ?? 0, height: height ?? 0, radius, kind }
    const signature = await variantSignature(secrets, media.id, variant)
    if (s === undefined || !equalInConstantTime(s, signature)) throw apiError('FORBIDDEN')
    return fileResponse(await variantFile(adapters, media.id, variant))
  },
}
