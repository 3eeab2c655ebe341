import type { Media } from '../model/signature-data.ts'

/**
 * Creates an embedded image for the samples, so that previews (`localImages`) need no server. Mail
 * clients would reject such an image, so the renderer leaves it out unless that option is set.
 */
export const picture = (
  { src, width, height }: { src: string; width: number; height: number },
  alt: string,
): Media => ({ src, width, height, alt, type: 'image/png', local: true })
