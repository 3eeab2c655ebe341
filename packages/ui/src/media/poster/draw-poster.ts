import { PosterError } from './poster-error.ts'
import { settled } from './settled.ts'

/** The longer side of a poster in pixels: enough for a phone's whole screen. */
const maxSide = 1280

const quality = 0.85

function write(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new PosterError('encode')))
    try {
      canvas.toBlob(take, 'image/jpeg', quality)
    } catch (cause) {
      // A video of another site that does not allow to read its pictures.
      reject(new PosterError('encode', cause))
    }
  })
}

/**
 * Draws the picture that a video shows, upright and whole, as a jpg of at most 1280 pixels a side.
 * Rejects with a `PosterError`.
 */
export async function drawPoster(video: HTMLVideoElement): Promise<Blob> {
  await settled(video)
  if (video.error) throw new PosterError('load', video.error)
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, maxSide / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new PosterError('canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return write(canvas)
}
