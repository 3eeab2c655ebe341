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
  /** Takes the progress of both ways together, from 0 to 100. */
  onProgress: (percent: number) => void
}

/**
 * Brings a video from the network to where the product keeps its files: fetched, checked by the
 * uploader's rules, then sent by its transport. Rejects with an `UploadError`.
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
