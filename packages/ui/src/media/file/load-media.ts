import { UploadError } from '../upload-error.ts'
import type { Dimensions } from './dimensions.ts'
import { isVideoType } from './media-types.ts'

/** Loads an image, upright and decoded. Rejects with an `unreadable` upload error. */
export async function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  // Without this, an image of another origin would taint the canvas.
  image.crossOrigin = 'anonymous'
  image.src = src
  try {
    await image.decode()
  } catch (cause) {
    throw new UploadError('unreadable', { payload: cause })
  }
  return image
}

function loadVideo(src: string): Promise<HTMLVideoElement> {
  return new Promise((resolve, reject) => {
    const video = document.createElement('video')
    video.preload = 'metadata'
    video.muted = true
    video.onloadedmetadata = () => resolve(video)
    video.onerror = () => reject(new UploadError('unreadable', { payload: video.error }))
    video.src = src
  })
}

/**
 * Reads the dimensions of an image or a video as displayed, with EXIF rotation applied. Rejects
 * with an `unreadable` upload error.
 */
export async function readDimensions(file: Blob, type: string): Promise<Dimensions> {
  const src = URL.createObjectURL(file)
  try {
    if (isVideoType(type)) {
      const { videoWidth: width, videoHeight: height } = await loadVideo(src)
      if (width === 0 || height === 0) throw new UploadError('unreadable')
      return { width, height }
    }
    const { naturalWidth: width, naturalHeight: height } = await loadImage(src)
    return { width, height }
  } finally {
    URL.revokeObjectURL(src)
  }
}
