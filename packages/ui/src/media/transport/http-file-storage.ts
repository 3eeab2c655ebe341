import { isPassing, toUploadError, UploadError } from '../upload-error.ts'
import type { FileStorage, StoredFile } from './file-storage.ts'

export interface HttpFileStorageOptions {
  /** Address that starts an upload, for example `https://storage.example/upload/bucket`. */
  url: string
  /** Returns the headers for each request, for example the authorization. */
  headers?: (() => Readonly<Record<string, string>>) | undefined
  /** Chunk size in bytes; a multiple of 256 KiB, as the protocol requires. Default 256 KiB. */
  chunkSize?: number | undefined
  fetch?: typeof fetch | undefined
}

const defaultChunk = 256 * 1024

/** Progress of an upload: complete (2xx), or to be continued from the byte `next` (308). */
type Progress = { isComplete: true; stored: StoredFile } | { isComplete: false; next: number }

function parseStored(response: unknown): StoredFile {
  const { path, downloadUrl } = (response ?? {}) as Partial<Record<keyof StoredFile, unknown>>
  if (typeof path === 'string' && typeof downloadUrl === 'string') return { path, downloadUrl }
  throw new UploadError('refused', { message: 'The storage returned no file.', payload: response })
}

async function readProgress(response: Response): Promise<Progress> {
  if (response.ok) {
    return { isComplete: true, stored: parseStored(await response.json()) }
  }
  if (response.status !== 308) throw new UploadError('refused', { status: response.status })
  const last = /^bytes=0-(\d+)$/.exec(response.headers.get('Range') ?? '')?.[1]
  return { isComplete: false, next: last === undefined ? 0 : Number(last) + 1 }
}

/**
 * Creates a file storage with resumable uploads over HTTP: POST starts one and returns its
 * `Location`, PUTs with `Content-Range` send the chunks, 308 reports how much the storage has, and
 * 200 returns `{ path, downloadUrl }`. An interrupted upload resumes when the same file is sent to
 * the same path again. Source: "Resumable uploads" of Google Cloud Storage.
 */
export function httpFileStorage({
  url,
  headers = () => ({}),
  chunkSize = defaultChunk,
  fetch: fetcher = (input, init) => globalThis.fetch(input, init),
}: HttpFileStorageOptions): FileStorage {
  const begun = new WeakMap<File, { path: string; session: string }>()

  async function request(
    address: string,
    { headers: own, ...init }: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
    signal: AbortSignal,
  ) {
    try {
      return await fetcher(address, { ...init, headers: { ...headers(), ...own }, signal })
    } catch (cause) {
      throw new UploadError(signal.aborted ? 'cancelled' : 'network', { payload: cause })
    }
  }

  async function begin(path: string, file: File, signal: AbortSignal): Promise<string> {
    const response = await request(
      `${url}?name=${encodeURIComponent(path)}`,
      { method: 'POST', headers: { 'X-Upload-Content-Type': file.type } },
      signal,
    )
    const session = response.headers.get('Location')
    if (!response.ok || session === null) {
      throw new UploadError('refused', { status: response.status })
    }
    return new URL(session, response.url).href
  }

  return {
    upload: async (path, file, { onProgress, signal }) => {
      const put = async (session: string, range: string, body?: Blob) =>
        await readProgress(
          await request(
            session,
            { method: 'PUT', headers: { 'Content-Range': range }, ...(body && { body }) },
            signal,
          ),
        )
      const known = begun.get(file)
      begun.delete(file)
      const isResumed = known?.path === path
      const session = isResumed ? known.session : await begin(path, file, signal)
      let progress: Progress = isResumed
        ? await put(session, `bytes */${file.size}`)
        : { isComplete: false, next: 0 }

      while (!progress.isComplete) {
        const { next } = progress
        onProgress(Math.round((100 * next) / file.size))
        const end = Math.min(next + chunkSize, file.size)
        try {
          progress = await put(
            session,
            `bytes ${next}-${end - 1}/${file.size}`,
            file.slice(next, end),
          )
        } catch (thrown) {
          if (isPassing(toUploadError(thrown))) begun.set(file, { path, session })
          throw thrown
        }
        if (!progress.isComplete && progress.next <= next) {
          throw new UploadError('refused', { message: 'The storage accepts no more bytes.' })
        }
      }
      onProgress(100)
      return progress.stored
    },
  }
}
