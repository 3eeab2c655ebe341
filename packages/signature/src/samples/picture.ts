import type { Media } from '../model/signature-data.ts'

/**
 * An embedded image for the samples, so that previews (`localImages`) need no server. Mail clients
 * would reject it, so the renderer leaves it out otherwise.
 */
export const picture = (
  { src, width, height }: { src: string; width: number; height: number },
  alt: string,
): Media => ({ src, width, height, alt, type: 'image/png', local: true })
