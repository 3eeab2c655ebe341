import { UploadError } from '../upload-error.ts'
import { messageOf, parseResponse } from './server-message.ts'

export interface PostedForm {
  url: string
  headers: Readonly<Record<string, string>>
  body: FormData
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Posts a form with progress, which `fetch` cannot report, and returns the response. */
export function postForm({ url, headers, body, onProgress, signal }: PostedForm): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new UploadError('cancelled'))
      return
    }
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((100 * loaded) / total))
    }
    request.onerror = () => reject(new UploadError('network'))
    request.onabort = () => reject(new UploadError('cancelled'))
    request.onload = () => {
      const payload = parseResponse(request.responseText)
      const { status } = request
      if (status >= 200 && status < 300) resolve(payload)
      else reject(new UploadError('refused', { message: messageOf(payload), status, payload }))
    }
    request.onloadend = () => signal.removeEventListener('abort', abort)
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(body)
  })
}
