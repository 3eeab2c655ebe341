/** Where this installation serves a stored file. */
export function mediaAddress(mediaId: string): string {
  return `/api/media/${encodeURIComponent(mediaId)}/file`
}
