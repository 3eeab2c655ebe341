import { UploadError } from './upload-error.ts'

/** What a transport gets beside the file. */
export interface UploadContext {
  /** Takes the progress, from 0 to 100. */
  onProgress: (percent: number) => void
  /** Aborts the upload. */
  signal: AbortSignal
}

/** Brings a file to where it is kept and gives what the server answered. Rejects with an `UploadError`. */
export type UploadTransport<Result> = (file: File, context: UploadContext) => Promise<Result>

export interface UploadTransportOptions<Result> {
  /** Where the file is posted to. */
  url: string
  /** Headers of each request, read when it starts. */
  headers?: (() => Readonly<Record<string, string>>) | undefined
  /** Name of the multipart field. Default `file`. */
  field?: string | undefined
  /** Turns the server's JSON answer into the result; throws where it is not one. */
  parse: (answer: unknown) => Result
}

function readAnswer(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText)
  } catch {
    return request.responseText
  }
}

function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined
  return typeof answer.message === 'string' ? answer.message : undefined
}

/** Posts a file as multipart form with progress: what `fetch` cannot report yet. */
export function uploadTransport<Result>({
  url,
  headers = () => ({}),
  field = 'file',
  parse,
}: UploadTransportOptions<Result>): UploadTransport<Result> {
  return (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(new UploadError('aborted'))
        return
      }
      const request = new XMLHttpRequest()
      const abort = () => request.abort()
      signal.addEventListener('abort', abort)

      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(Math.round((100 * loaded) / total))
      }
      request.onerror = () => reject(new UploadError('network'))
      request.onabort = () => reject(new UploadError('aborted'))
      request.onload = () => {
        const answer = readAnswer(request)
        if (request.status < 200 || request.status >= 300) {
          reject(new UploadError('refused', messageOf(answer), answer))
          return
        }
        try {
          resolve(parse(answer))
        } catch (thrown) {
          reject(new UploadError('refused', String(thrown), answer))
        }
      }
      request.onloadend = () => signal.removeEventListener('abort', abort)

      request.open('POST', url)
      for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value)
      const body = new FormData()
      body.append(field, file)
      request.send(body)
    })
}
