/**
 * Why a poster could not be created.
 * - `load`: the video cannot be shown
 * - `canvas`, `encode`: the browser cannot draw or encode the frame
 */
export type PosterErrorType = 'load' | 'canvas' | 'encode'

const messages: Readonly<Record<PosterErrorType, string>> = {
  load: 'The video for the poster could not be loaded',
  canvas: 'Could not get the context of the canvas element',
  encode: 'The poster could not be written',
}

/** Error for a poster that could not be created. */
export class PosterError extends Error {
  readonly type: PosterErrorType

  constructor(type: PosterErrorType, cause?: unknown) {
    super(messages[type], { cause })
    this.name = 'PosterError'
    this.type = type
  }
}
