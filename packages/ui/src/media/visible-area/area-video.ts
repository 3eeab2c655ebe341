import type { Dimensions } from '../file/dimensions.ts'

/** A video with its size as displayed. */
export interface AreaVideo extends Dimensions {
  src: string
  /** Address of an image that is shown until the video plays, or if it cannot be played. */
  poster?: string | undefined
}
