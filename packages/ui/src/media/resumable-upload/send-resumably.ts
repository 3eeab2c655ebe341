import { UploadError } from '../upload-error.ts'

/** Server and settings for resumable uploads. */
export interface ResumableTarget {
  /** Address that new uploads are posted to; it must support tus 1.0. */
  endpoint: string
  /** Returns additional headers for each request. */
  headers?: (() => Readonly<Record<string, string>>) | undefined
  /** Maximum size of a request in bytes. Default 2 MiB: progress advances by confirmed parts. */
  chunkSize?: number | undefined
  /** How long to wait before each retry, in ms. Default: five retries within 20 seconds. */
  retryDelays?: readonly number[] | undefined
}

export interface ResumableSend extends ResumableTarget {
  /** Name of the file. */
  name: string
  /**
   * Address of an unfinished upload to resume. If the server no longer has it, a new upload starts.
   */
  url: string | undefined
  signal: AbortSignal
  /** Called with the upload's address, before its first byte is sent. */
  onAddress: (url: string) => void
  /**
   * Called with the number of bytes that the server has, after each part and when an unfinished
   * upload is resumed.
   */
  onConfirmed: (bytes: number) => void
}

/** Loads the protocol's client on first use, since most visitors never send a video. */
async function loadClient(): Promise<typeof import('./send-by-tus.ts')> {
  try {
    return await import('./send-by-tus.ts')
  } catch (cause) {
    throw new UploadError('network', { payload: cause })
  }
}

/**
 * Sends a file in parts, so that it can be continued after a lost connection or a reload. Resolves
 * with the upload's address. Rejects with an `UploadError`: `cancelled` if it was aborted, in which
 * case the server keeps the parts that were sent.
 */
export async function sendResumably(file: Blob, send: ResumableSend): Promise<string> {
  const { sendByTus } = await loadClient()
  return sendByTus(file, send)
}

/**
 * Returns how many bytes of an upload the server has: 0 if it has deleted the upload, null if it
 * cannot be reached or does not say.
 */
export async function readOffset(
  url: string,
  { headers }: Pick<ResumableTarget, 'headers'>,
  signal: AbortSignal,
): Promise<number | null> {
  const own = { 'Tus-Resumable': '1.0.0', ...headers?.() }
  const init = { method: 'HEAD', cache: 'no-store' as const, headers: own, signal }
  const answer = await fetch(url, init).catch(() => null)
  if (answer?.status === 404 || answer?.status === 410) return 0
  const offset = Number(answer?.headers.get('Upload-Offset') ?? Number.NaN)
  return answer?.ok && Number.isSafeInteger(offset) ? offset : null
}

/** Deletes an unfinished upload on the server. */
export async function deleteUpload(url: string, target: ResumableTarget): Promise<void> {
  const { deleteByTus } = await loadClient()
  await deleteByTus(url, target)
}
