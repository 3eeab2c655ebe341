import type { uploadTypes } from '../contract/uploads.ts'

/**
 * The metadata at the start of an image file. Sizes are in pixels; only GIFs have more than one
 * frame.
 */
export interface ImageHeader {
  type: (typeof uploadTypes)[number]
  width: number
  height: number
  frames: number
}
