import { toUploadError, UploadError } from '../../upload-error.ts'
import type { VideoItem } from '../network/video-item.ts'

export interface FetchVideoOptions {
  signal: AbortSignal
  /** Maximum size in bytes; fetching a larger file is aborted. */
  maxSize: number
  /** Reports the progress from 0 to 100; never called if the size is unknown. */
  onProgress: (percent: number) => void
}

async function* chunksOf(response: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    yield read.value
  }
}

async function readVideo(
  response: Response,
  { maxSize, onProgress }: FetchVideoOptions,
): Promise<BlobPart[]> {
  const total = Number(response.headers.get('Content-Length') ?? 0)
  const chunks: BlobPart[] = []
  let size = 0
  if (total > maxSize) throw new UploadError('too_large')
  for await (const chunk of chunksOf(response)) {
    size += chunk.byteLength
    if (size > maxSize) throw new UploadError('too_large')
    chunks.push(chunk)
    if (total > 0) onProgress(Math.min(100, Math.round((100 * size) / total)))
  }
  return chunks
}

/**
 * Fetches the file of a video from the photo network. Rejects with an `UploadError`: `network`,
 * `refused` (with the status), `too_large` or `cancelled`.
 */
export async function fetchVideo(video: VideoItem, options: FetchVideoOptions): Promise<File> {
  const controller = new AbortController()
  const signal = AbortSignal.any([options.signal, controller.signal])
  try {
    const response = await fetch(video.media_url, {
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    if (!response.ok) throw new UploadError('refused', { status: response.status })
    return new File(await readVideo(response, options), `${video.id}.mp4`, { type: 'video/mp4' })
  } catch (thrown) {
    controller.abort()
    if (options.signal.aborted) throw new UploadError('cancelled')
    // `fetch` rejects with a TypeError for every network failure.
    throw thrown instanceof TypeError
      ? new UploadError('network', { payload: thrown })
      : toUploadError(thrown)
  }
}
