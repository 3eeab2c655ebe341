import type { uploadTypes } from '../contract/uploads.ts'

/** What the first bytes of an image file say about it. Sizes are in pixels; only GIFs have more than one frame. */
export interface ImageHeader {
  type: (typeof uploadTypes)[number]
  width: number
  height: number
  frames: number
}
