import type { Media } from '../model/signature-data.ts'

/**
 * The samples' pictures are embedded, so they show in previews (`localImages`) without any server;
 * mail clients would refuse them and the renderer leaves them out elsewhere.
 */
export const picture = (
  { src, width, height }: { src: string; width: number; height: number },
  alt: string,
): Media => ({ src, width, height, alt, type: 'image/png', local: true })
