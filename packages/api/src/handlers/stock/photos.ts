import type { Commit, HandlersOf } from '../../call/call.ts'
import type { Caller } from '../../call/caller.ts'
import { found } from '../../call/checks.ts'
import type { IncomingFile } from '../../call/incoming-file.ts'
import { takeUpload } from '../../call/take-upload.ts'
import { apiError } from '../../contract/errors.ts'
import type { photoOperations } from '../../contract/operations/stock/photos.ts'
import { checkRoom, takeRoom } from '../../media/storage-full.ts'
import { encodePhoto, photoKey, photoResponse, photoSignature } from '../../media/stock-photos.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { Repositories, ScopedRepositories } from '../../ports/repositories.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { equalInConstantTime } from '../../secrets/equal-in-constant-time.ts'

/** The parts of a call that the functions of this file need. */
interface PhotoCall {
  adapters: Adapters
  caller: Caller
  commit: Commit
}

/** Writes a photo's ref to its row in a transaction. */
type WriteRef<View> = (stock: StockRepositories) => Promise<{
  /** Ref of the photo before the change. */
  former: string | null
  /** The response. */
  view: View
}>

/** Stores an uploaded photo, and deletes the file of the photo that it replaces. */
export async function savePhoto<View>(
  call: PhotoCall & { file: IncomingFile; repositories: Repositories },
  write: (ref: string) => WriteRef<View>,
): Promise<View> {
  const { adapters, caller, file, repositories } = call
  const { limiter, images, mediaStore, secrets, settings } = adapters
  await takeUpload(limiter, caller)
  // A photo may replace a larger one, so there may be room for it even in a full storage.
  await checkRoom(repositories.within(caller.scope).storageUse, 0, settings.mediaQuota)
  return file.receive(async ({ bytes }) => {
    const photo = await encodePhoto(images, caller.scope.organisationId, bytes)
    const ref = secrets.id()
    const key = photoKey(caller.scope.organisationId, ref)
    await mediaStore.put(key, photo)
    try {
      return await changePhoto(call, write(ref), { ref, size: photo.bytes.length })
    } catch (error) {
      await mediaStore.removeAll(key)
      throw error
    }
  })
}

/** A photo that was stored. `size` is in bytes. */
interface StoredPhoto {
  ref: string
  size: number
}

/**
 * Changes the ref of a photo, and then deletes the file of the former photo. In the organisation's
 * storage use, the new file's size replaces that of the former file.
 */
export async function changePhoto<View>(
  { adapters, caller, commit }: PhotoCall,
  write: WriteRef<View>,
  stored: StoredPhoto | null = null,
): Promise<View> {
  let former: string | null = null
  const view = await commit(async (inside) => {
    const scoped = inside.within(caller.scope)
    const changed = await write(scoped.stock)
    former = changed.former
    if (former !== null) await releasePhoto(scoped, former)
    if (stored !== null) await countPhoto(scoped, stored, adapters.settings.mediaQuota)
    return changed.view
  })
  if (former !== null) {
    await adapters.mediaStore.removeAll(photoKey(caller.scope.organisationId, former))
  }
  return view
}

async function releasePhoto({ stock, storageUse }: ScopedRepositories, ref: string) {
  const photo = await stock.photos.get(ref)
  if (photo === null) return
  await stock.photos.remove(ref)
  await storageUse.release(photo.size)
}

async function countPhoto(
  { stock, storageUse }: ScopedRepositories,
  { ref: id, size }: StoredPhoto,
  allowed: number,
) {
  await takeRoom(storageUse, size, allowed)
  await stock.photos.insert({ id, size })
}

export const photoHandlers: HandlersOf<typeof photoOperations> = {
  async getPhotoFile({ adapters, path, query, now }) {
    const expected = await photoSignature(adapters.secrets, query.o, path.ref, query.e)
    const isValid = equalInConstantTime(query.s, expected) && now < query.e
    if (!isValid) throw apiError('FORBIDDEN', { message: 'Cette adresse a expiré' })
    return photoResponse(found(await adapters.mediaStore.open(photoKey(query.o, path.ref))))
  },
}
