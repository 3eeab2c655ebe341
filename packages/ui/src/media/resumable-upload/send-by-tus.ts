import {
  Upload,
  type DetailedError,
  type HttpRequest,
  type HttpResponse,
  type UploadOptions,
} from 'tus-js-client'
import { insufficientStorage, parseResponse, refusalHint } from '../transport/server-message.ts'
import { UploadError } from '../upload-error.ts'
import type { ResumableSend, ResumableTarget } from './send-resumably.ts'

const defaultChunkSize = 2 * 1024 * 1024
const defaultRetryDelays: readonly number[] = [0, 1000, 3000, 5000, 10_000]

/** Error for a response that does not say whether the server still has an unfinished upload. */
class UnknownState extends Error {
  readonly response: HttpResponse

  constructor(response: HttpResponse) {
    super(`status ${response.getStatus()}`)
    this.response = response
  }
}

/**
 * HTTP statuses after which the client may start a new upload. With 404 or 410, the server no
 * longer has the old upload. With 401, the server also rejects the new upload, but its response
 * then contains an error message, which a response to HEAD cannot.
 */
const finalStatuses = [401, 404, 410]

/**
 * Throws if the server cannot say how much of an upload has arrived, for instance while the server
 * restarts behind a proxy. Otherwise the client would start a new upload and send everything again.
 */
function checkState(request: HttpRequest, response: HttpResponse): void {
  if (request.getMethod() !== 'HEAD') return
  const status = response.getStatus()
  const isAnswered = (status >= 200 && status < 300) || finalStatuses.includes(status)
  if (!isAnswered) throw new UnknownState(response)
}

/** Reports how much of a resumed upload the server has. */
function reportOffset(response: HttpResponse, { signal, onConfirmed }: ResumableSend): void {
  const offset = Number(response.getHeader('Upload-Offset') ?? Number.NaN)
  if (Number.isSafeInteger(offset) && !signal.aborted) onConfirmed(offset)
}

function responseOf(error: Error | DetailedError): HttpResponse | null {
  if (!('originalResponse' in error)) return null
  const { causingError, originalResponse } = error
  return causingError instanceof UnknownState ? causingError.response : originalResponse
}

const statusOf = (error: Error | DetailedError) => responseOf(error)?.getStatus()

/**
 * HTTP statuses from 400 to 499 after which a retry may help. With 408, the connection was too slow,
 * and with 409 or 423, the previous request for this upload is still running.
 */
const passingStatuses = [408, 409, 423]

/** Whether a retry may help. */
function mayPass(status = 0): boolean {
  const isRejected = status >= 400 && status < 500 && !passingStatuses.includes(status)
  return !isRejected && status !== insufficientStorage
}

/**
 * Converts an error of the tus client. An error without a response means that the server was not
 * reached.
 */
function toResumableError(error: Error | DetailedError): UploadError {
  const status = statusOf(error)
  const details = { message: error.message, payload: error }
  if (status === undefined || status === 0) return new UploadError('network', details)
  const hint = refusalHint(status, parseResponse(responseOf(error)?.getBody() ?? ''))
  return new UploadError('refused', { ...details, status, hint })
}

function commonOptions({ headers, retryDelays = defaultRetryDelays }: ResumableTarget) {
  return { headers: { ...headers?.() }, retryDelays: [...retryDelays] } satisfies UploadOptions
}

/** Implements `sendResumably` with the tus client. */
export function sendByTus(file: Blob, send: ResumableSend): Promise<string> {
  const { endpoint, url, name, signal, chunkSize = defaultChunkSize } = send
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      ...commonOptions(send),
      endpoint,
      uploadUrl: url ?? null,
      chunkSize,
      metadata: { filename: name, filetype: 'video/mp4' },
      storeFingerprintForResuming: false,
      onAfterResponse: (request, response) => {
        checkState(request, response)
        if (request.getMethod() === 'HEAD') reportOffset(response, send)
      },
      onUploadUrlAvailable: () => upload.url !== null && send.onAddress(upload.url),
      onChunkComplete: (_, bytes) => send.onConfirmed(bytes),
      onShouldRetry: (error) => navigator.onLine && mayPass(statusOf(error)),
      onSuccess: () => resolve(upload.url ?? ''),
      onError: (error) => reject(toResumableError(error)),
    })
    const abort = () => {
      void upload.abort()
      reject(new UploadError('cancelled'))
    }
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
    upload.start()
  })
}

/** Deletes an unfinished upload on the server. */
export async function deleteByTus(url: string, target: ResumableTarget): Promise<void> {
  await Upload.terminate(url, commonOptions(target))
}
