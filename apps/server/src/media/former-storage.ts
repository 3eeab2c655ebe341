import type { MediaStore, ResumableUploads } from '@org/api'

/** Stores files in `store`; those that were stored in `former` before are still read and deleted there. */
export const withFormerMedia = (store: MediaStore, former: MediaStore): MediaStore => ({
  put: (key, file) => store.put(key, file),
  get: async (key) => (await store.get(key)) ?? former.get(key),
  async removeAll(prefix) {
    await store.removeAll(prefix)
    await former.removeAll(prefix)
  },
})

/**
 * Stores uploads in `uploads`; those that `former` has finished are still read and deleted there.
 * An upload that `former` has not finished has to be sent again.
 */
export const withFormerUploads = (
  uploads: ResumableUploads,
  former: ResumableUploads,
): ResumableUploads => ({
  handle: (id, request) => uploads.handle(id, request),
  content: async (id) => (await uploads.content(id)) ?? former.content(id),
  async remove(id) {
    await uploads.remove(id)
    await former.remove(id)
  },
})
