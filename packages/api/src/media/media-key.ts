/** Key of a stored file: everything of one image lies under one prefix. */
export function mediaKey(mediaId: string, name: string): string {
  return `media/${mediaId}/${name}`
}
