/** Width and height in pixels. */
export interface Dimensions {
  width: number
  height: number
}
