import { UploadError } from '../upload-error.ts'
import { postForm } from './post-form.ts'
import type { UploadTransport } from './upload-transport.ts'

export interface MultipartTransportOptions<Result> {
  /** Address that the file is posted to. */
  url: string
  /** Returns the headers for each request; `id` is the same for every attempt. */
  headers?: ((id: string) => Readonly<Record<string, string>>) | undefined
  /** Name of the multipart field. Default `file`. */
  field?: string | undefined
  /** Converts the server's JSON response into the result; throws if it is invalid. */
  parse: (response: unknown) => Result
}

/** Creates a transport that posts a file as a multipart form, with progress. */
export function multipartTransport<Result>({
  url,
  headers = () => ({}),
  field = 'file',
  parse,
}: MultipartTransportOptions<Result>): UploadTransport<Result> {
  return async (file, { onProgress, signal, id }) => {
    const body = new FormData()
    body.append(field, file, file.name)
    const response = await postForm({ url, headers: headers(id), body, onProgress, signal })
    try {
      return parse(response)
    } catch (thrown) {
      throw new UploadError('refused', { message: String(thrown), payload: response })
    }
  }
}
