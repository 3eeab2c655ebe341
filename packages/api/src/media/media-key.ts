/** Key of a stored file: everything of one image lies under one prefix. */
export function mediaKey(mediaId: string, name: string): string {
  return mediaFolder(mediaId) + name
}

/** Prefix of everything that is stored of one image. */
export function mediaFolder(mediaId: string): string {
  return `media/${mediaId}/`
}
