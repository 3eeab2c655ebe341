/** Returns the key of a stored file. All files of an image share one prefix. */
export function mediaKey(mediaId: string, name: string): string {
  return mediaFolder(mediaId) + name
}

/** Returns the prefix shared by the keys of all stored files of an image. */
export function mediaFolder(mediaId: string): string {
  return `media/${mediaId}/`
}
