/** Unfinished uploads are deleted after 7 days. */
export const unfinishedSeconds = 7 * 24 * 60 * 60

/** How many uploads of a studio may be unfinished at the same time. */
export const maxOpenUploads = 20

/** Maximum size of a studio's media in bytes, including the full length of unfinished uploads: 100 GB. */
export const maxStudioBytes = 100_000_000_000

/** How many uploads a coach may start per hour. */
export const uploadsPerHour = 100

/** Path of the resumable uploads of videos, below `/api`. */
export const uploadsPath = '/coaching/uploads'

/** Returns the address of an upload, without the host. */
export const uploadAddress = (id: string): string => `/api${uploadsPath}/${id}`

/** Media that nothing shows are deleted after 30 days. */
export const unusedSeconds = 30 * 24 * 60 * 60
