/** Age in seconds at which unfinished uploads are deleted: 7 days. */
export const unfinishedSeconds = 7 * 24 * 60 * 60

/** Maximum number of unfinished uploads of a studio at the same time. */
export const maxOpenUploads = 20

/**
 * Maximum size of a studio's media in bytes, including the full length of unfinished uploads: 100
 * GB.
 */
export const maxStudioBytes = 100_000_000_000

/** Maximum number of uploads that a coach may start per hour. */
export const uploadsPerHour = 100

/** Path of the resumable uploads of videos, below `/api`. */
export const uploadsPath = '/coaching/uploads'

/** Returns the address of an upload, without the host. */
export const uploadAddress = (id: string): string => `/api${uploadsPath}/${id}`

/** Time in seconds after which media that no content shows are deleted: 30 days. */
export const unusedSeconds = 30 * 24 * 60 * 60
