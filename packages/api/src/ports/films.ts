import type { VideoFacts } from '@org/ui/media/video-file'

/**
 * Reads uploaded films. A malicious file could take unlimited time and memory, so the host reads
 * each film in isolation, and stops after 30 s, at 256 MB of heap, or after 65 MB of the file.
 */
export interface Films {
  /**
   * Checks the container, the codecs and the index of a film, and returns its properties.
   *
   * Rejects with a `VideoFileError` if the film is unusable, or exceeds a limit. Any other error
   * means that the film could not be read at this time, and may be read again.
   *
   * @param signal ends the reading, which then rejects with the signal's reason
   */
  inspect(film: Blob, signal?: AbortSignal): Promise<VideoFacts>
}
