/**
 * Why there is no poster.
 * - `load`: the video cannot be shown
 * - `canvas`, `encode`: the browser cannot draw or encode its picture
 */
export type PosterErrorType = 'load' | 'canvas' | 'encode'

const messages: Readonly<Record<PosterErrorType, string>> = {
  load: 'The video for the poster could not be loaded',
  canvas: 'Could not get the context of the canvas element',
  encode: 'The poster could not be written',
}

/** A poster that could not be made. */
export class PosterError extends Error {
  readonly type: PosterErrorType

  constructor(type: PosterErrorType, cause?: unknown) {
    super(messages[type], { cause })
    this.name = 'PosterError'
    this.type = type
  }
}
