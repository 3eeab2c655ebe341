/** Returns the address of a stored file on this installation. */
export function mediaAddress(mediaId: string): string {
  return `/api/media/${encodeURIComponent(mediaId)}/file`
}
