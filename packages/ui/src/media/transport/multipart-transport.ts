import { UploadError } from '../upload-error.ts'
import { postForm } from './post-form.ts'
import type { UploadTransport } from './upload-transport.ts'

export interface MultipartTransportOptions<Result> {
  /** Where the file is posted to. */
  url: string
  /** Headers of each request, read when it starts; `id` is the same at every attempt. */
  headers?: ((id: string) => Readonly<Record<string, string>>) | undefined
  /** Name of the multipart field. Default `file`. */
  field?: string | undefined
  /** Turns the server's JSON answer into the result; throws where it is not one. */
  parse: (answer: unknown) => Result
}

/** Posts a file as multipart form with progress. */
export function multipartTransport<Result>({
  url,
  headers = () => ({}),
  field = 'file',
  parse,
}: MultipartTransportOptions<Result>): UploadTransport<Result> {
  return async (file, { onProgress, signal, id }) => {
    const body = new FormData()
    body.append(field, file, file.name)
    const answer = await postForm({ url, headers: headers(id), body, onProgress, signal })
    try {
      return parse(answer)
    } catch (thrown) {
      throw new UploadError('refused', { message: String(thrown), payload: answer })
    }
  }
}
