import type { Commit, HandlersOf, Upload } from '../../call/call.ts'
import type { Caller } from '../../call/caller.ts'
import { found } from '../../call/checks.ts'
import { take } from '../../call/take.ts'
import { apiError } from '../../contract/errors.ts'
import type { photoOperations } from '../../contract/operations/stock/photos.ts'
import { encodePhoto, photoKey, photoResponse, photoSignature } from '../../media/stock-photos.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { equalInConstantTime } from '../../secrets/equal-in-constant-time.ts'

const uploadsPerHour = 300

/** What the functions of this file need of a call. */
interface PhotoCall {
  adapters: Adapters
  caller: Caller
  commit: Commit
}

/** Writes a photo's ref to its row in a transaction. */
type WriteRef<View> = (stock: StockRepositories) => Promise<{
  /** Ref of the photo before. */
  former: string | null
  /** The response. */
  view: View
}>

/** Stores an uploaded photo. Deletes the file of the one that it replaces. */
export async function savePhoto<View>(
  call: PhotoCall & { file: Upload },
  write: (ref: string) => WriteRef<View>,
): Promise<View> {
  const { adapters, caller, file } = call
  const { limiter, images, mediaStore, secrets } = adapters
  const limit = { key: `upload:${caller.user.id}`, limit: uploadsPerHour, windowSeconds: 3600 }
  await take(limiter, [limit])
  const photo = await encodePhoto(images, file.bytes)
  const ref = secrets.id()
  const key = photoKey(caller.scope.organisationId, ref)
  await mediaStore.put(key, photo)
  try {
    return await changePhoto(call, write(ref))
  } catch (error) {
    await mediaStore.removeAll(key)
    throw error
  }
}

/** Changes the ref of a photo, and then deletes the file of the former one. */
export async function changePhoto<View>(
  { adapters, caller, commit }: PhotoCall,
  write: WriteRef<View>,
): Promise<View> {
  let former: string | null = null
  const view = await commit(async (inside) => {
    const changed = await write(inside.within(caller.scope).stock)
    former = changed.former
    return changed.view
  })
  if (former !== null) {
    await adapters.mediaStore.removeAll(photoKey(caller.scope.organisationId, former))
  }
  return view
}

export const photoHandlers: HandlersOf<typeof photoOperations> = {
  async getPhotoFile({ adapters, path, query, now }) {
    const expected = await photoSignature(adapters.secrets, query.o, path.ref, query.e)
    const isValid = equalInConstantTime(query.s, expected) && now < query.e
    if (!isValid) throw apiError('FORBIDDEN', { message: 'Cette adresse a expiré' })
    return photoResponse(found(await adapters.mediaStore.get(photoKey(query.o, path.ref))))
  },
}
