import { PosterError } from './poster-error.ts'
import { settled } from './settled.ts'

/** Maximum length of a poster's sides in pixels: enough to fill a phone's screen. */
const maxSide = 1280

const quality = 0.85

function write(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new PosterError('encode')))
    try {
      canvas.toBlob(take, 'image/jpeg', quality)
    } catch (cause) {
      // The video is on another site, which does not allow this page to read its frames.
      reject(new PosterError('encode', cause))
    }
  })
}

/**
 * Draws the frame that a video currently shows, upright and complete, as a jpg with sides of at
 * most 1280 pixels. Rejects with a `PosterError`.
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
