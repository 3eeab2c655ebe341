import { checkAspectRatio, type FileRules } from '../../file/file-rules.ts'
import { inspectFile } from '../../file/inspect-file.ts'
import { newId } from '../../queue/new-id.ts'
import { sendWithRetries } from '../../transport/retry.ts'
import type { UploadTransport } from '../../transport/upload-transport.ts'
import type { VideoItem } from '../network/video-item.ts'
import { fetchVideo } from './fetch-video.ts'

export interface ImportVideoOptions<Result> {
  rules: FileRules
  transport: UploadTransport<Result>
  signal: AbortSignal
  /** Reports the combined progress of download and upload, from 0 to 100. */
  onProgress: (percent: number) => void
}

/**
 * Imports a video from the photo network into the application's storage: fetches it, checks it
 * against the uploader's rules, and sends it through the transport. Rejects with an `UploadError`.
 */
export async function importVideo<Result>(
  video: VideoItem,
  { rules, transport, signal, onProgress }: ImportVideoOptions<Result>,
): Promise<Result> {
  const fetched = await fetchVideo(video, {
    signal,
    maxSize: rules.maxSize,
    onProgress: (percent) => onProgress(percent / 2),
  })
  const { file, ...dimensions } = await inspectFile(fetched, rules)
  checkAspectRatio(dimensions, rules)
  signal.throwIfAborted()
  return await sendWithRetries(transport, file, {
    signal,
    id: newId(),
    onProgress: (percent) => onProgress(50 + percent / 2),
  })
}
