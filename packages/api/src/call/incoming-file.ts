import { apiError } from '../contract/errors.ts'
import type { Turns } from './create-turns.ts'
import {
  declaredLength,
  multipartBytes,
  multipartOverhead,
  readBytes,
  readUpload,
} from './read-body.ts'

/** An uploaded file. */
export interface Upload {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A file that a request uploads, before its body is read. */
export interface IncomingFile {
  /** The file has at least this many bytes, according to the request's headers. */
  leastBytes: number
  /**
   * Waits for a turn, reads the file and runs the work. The file counts as in memory until the work
   * ends, so check everything that does not depend on its content before. Rejects with OVERLOADED
   * after 10 seconds without a turn.
   */
  receive<Result>(work: (file: Upload) => Promise<Result>): Promise<Result>
}

/**
 * Prepares to read the file of a multipart body.
 *
 * @param owner whose turn it takes: the caller's organisation
 * @throws ApiError TOO_LARGE if the request announces too large a body
 */
export function incomingFile(files: Turns, owner: string, request: Request): IncomingFile {
  const length = declaredLength(request)
  if (length > multipartBytes) throw apiError('TOO_LARGE')
  const contentType = request.headers.get('content-type') ?? ''
  return {
    leastBytes: Math.max(0, length - multipartOverhead),
    receive: (work) =>
      files.run(owner, async () =>
        work(await readUpload(await readBytes(request, multipartBytes), contentType)),
      ),
  }
}
