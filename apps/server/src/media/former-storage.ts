import type { MediaStore, ResumableUploads } from '@org/api'

/** Stores new files in `store`. Still reads and deletes older files in `former`. */
export const withFormerMedia = (store: MediaStore, former: MediaStore): MediaStore => ({
  put: (key, file) => store.put(key, file),
  get: async (key) => (await store.get(key)) ?? former.get(key),
  open: async (key) => (await store.open(key)) ?? former.open(key),
  async removeAll(prefix) {
    await store.removeAll(prefix)
    await former.removeAll(prefix)
  },
})

/**
 * Stores new uploads in `uploads`. Still reads and deletes uploads that were completed in `former`.
 * An upload that is incomplete in `former` has to be sent again.
 */
export const withFormerUploads = (
  uploads: ResumableUploads,
  former: ResumableUploads,
): ResumableUploads => ({
  holdsParts: uploads.holdsParts,
  handle: (id, request) => uploads.handle(id, request),
  content: async (id) => (await uploads.content(id)) ?? former.content(id),
  async remove(id) {
    await uploads.remove(id)
    await former.remove(id)
  },
})
