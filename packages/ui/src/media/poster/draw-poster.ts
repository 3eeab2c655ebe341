import { PosterError } from './poster-error.ts'

/** The longer side of a poster in pixels: enough for a phone's whole screen. */
const maxSide = 1280

const quality = 0.85

/** Waits until the video shows the picture that it was set to. */
function settled(video: HTMLVideoElement): Promise<void> {
  if (!video.seeking && video.readyState >= video.HAVE_CURRENT_DATA) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const events = new AbortController()
    const { signal } = events
    const settle = () => {
      if (video.seeking) return
      events.abort()
      resolve()
    }
    const fail = () => {
      events.abort()
      reject(new PosterError('load', video.error))
    }
    video.addEventListener('seeked', settle, { signal })
    video.addEventListener('loadeddata', settle, { signal })
    video.addEventListener('error', fail, { signal })
  })
}

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
  if (video.error) throw new PosterError('load', video.error)
  await settled(video)
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
