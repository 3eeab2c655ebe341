import type { Dimensions } from '../file/dimensions.ts'

/** A video with its size as displayed. */
export interface AreaVideo extends Dimensions {
  src: string
  /** Address of a picture that stands for the video until it plays, or if it cannot be played. */
  poster?: string | undefined
}
