/**
 * Default limits of an uploader: 10 MiB and 50 megapixels, the size of a phone's largest photos.
 */
export const uploadLimits = { maxSize: 10 * 1024 * 1024, maxPixels: 50_000_000 } as const
