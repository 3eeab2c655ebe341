import { fileType, type Dimensions } from './file-rules.ts'
import { UploadError } from './upload-error.ts'

function readImage(address: string): Promise<Dimensions> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => reject(new UploadError('unreadable'))
    image.src = address
  })
}

function readVideo(address: string): Promise<Dimensions> {
  return new Promise((resolve, reject) => {
    const video = document.createElement('video')
    video.preload = 'metadata'
    video.onloadedmetadata = () => resolve({ width: video.videoWidth, height: video.videoHeight })
    video.onerror = () => reject(new UploadError('unreadable'))
    video.src = address
  })
}

/** Width and height of a picture or a video. Rejects with an `unreadable` upload error. */
export async function readDimensions(file: File): Promise<Dimensions> {
  const address = URL.createObjectURL(file)
  try {
    return await (fileType(file).startsWith('video/') ? readVideo(address) : readImage(address))
  } finally {
    URL.revokeObjectURL(address)
  }
}
