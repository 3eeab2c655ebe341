import type { UploadTransport } from '../transport/upload-transport.ts'
import type { InspectedVideo } from '../video-file/inspect-video.ts'
import { prepareVideo } from './prepare-video.ts'
import { sendResumably, type ResumableTarget } from './send-resumably.ts'

/** A video that a server has received. */
export interface ReceivedVideo {
  /** Address of the upload on the server. */
  url: string
  video: InspectedVideo
}

/**
 * Creates a transport that checks a video as a `VideoUploader` does and sends it in parts, for
 * example for the `VideoImportDialog`. A retry continues the first attempt. A reload loses the
 * upload.
 */
export function resumableTransport(target: ResumableTarget): UploadTransport<ReceivedVideo> {
  const addresses = new Map<string, string>()
  return async (file, { onProgress, signal, id }) => {
    const { video, arranged } = await prepareVideo(file)
    const url = await sendResumably(arranged, {
      ...target,
      name: file.name,
      url: addresses.get(id),
      signal,
      onAddress: (address) => addresses.set(id, address),
      onConfirmed: (bytes) => onProgress((100 * bytes) / arranged.size),
    })
    addresses.delete(id)
    return { url, video }
  }
}
