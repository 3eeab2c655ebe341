/**
 * Why a crop failed.
 * - `gif`: a gif cannot be cropped
 * - `missing_image`, `missing_size`, `missing_configuration`: an argument is missing
 * - `load`: the image cannot be loaded
 * - `canvas`, `encode`: the browser cannot draw or encode it
 */
export type CropErrorType =
  | 'gif'
  | 'missing_image'
  | 'missing_size'
  | 'missing_configuration'
  | 'load'
  | 'canvas'
  | 'encode'

const messages: Readonly<Record<CropErrorType, string>> = {
  gif: 'A gif cannot be cropped',
  missing_image: 'Missing image param: a crop needs its src and type',
  missing_size: 'Missing width and height of the image to crop',
  missing_configuration: 'Missing crop configuration',
  load: 'The image to crop could not be loaded',
  canvas: 'Could not get the context of the canvas element',
  encode: 'The cropped image could not be written',
}

/** A failed crop. */
export class CropError extends Error {
  readonly type: CropErrorType

  constructor(type: CropErrorType, cause?: unknown) {
    super(messages[type], { cause })
    this.name = 'CropError'
    this.type = type
  }
}
