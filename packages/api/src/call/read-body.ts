import { textErrors } from '../contract/check-value.ts'
import { apiError } from '../contract/errors.ts'
import { uploadBytes } from '../contract/uploads.ts'
import { mustBe, validationError } from '../contract/validation.ts'
import { cleanFileName } from './file-name.ts'
import type { Upload } from './incoming-file.ts'
import { findFilePart } from './multipart.ts'
import { steadyChunks } from './steady-chunks.ts'

/** Maximum sizes of bodies, in bytes. */
export const bodyBytes = {
  /** JSON of a signed-in caller; the largest are the mail and the reception of a long order. */
  signedIn: 1024 * 1024,
  /** JSON of a call without a session; the largest holds the token of the identity service. */
  anonymous: 16 * 1024,
  paymentEvent: 256 * 1024,
} as const
/** Maximum size of the boundaries and headers of a multipart body, in bytes. */
export const multipartOverhead = 64 * 1024
/** Maximum size of a multipart body with its file, in bytes. */
export const multipartBytes = uploadBytes + multipartOverhead

/** Parses a JSON body; an empty body is an empty object. */
export function parseJson(bytes: Uint8Array<ArrayBuffer>): unknown {
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw validationError([{ path: 'body', message: mustBe('body', 'JSON object') }])
  }
}

/**
 * Returns the length of the body that the headers announce, in bytes: 0 for a body that is sent in
 * chunks, and Infinity for a length that is not a number.
 */
export function declaredLength({ headers }: Request): number {
  const text = headers.get('content-length')
  if (text === null) return 0
  return /^\d{1,15}$/.test(text) ? Number(text) : Infinity
}

/** Throws TOO_LARGE if the declared length exceeds `limit`, in bytes. */
export function checkLength(request: Request, limit: number): void {
  if (declaredLength(request) > limit) throw apiError('TOO_LARGE')
}

/**
 * Reads the whole body.
 *
 * @param limit in bytes
 * @throws ApiError TOO_LARGE as soon as the body exceeds the limit, TOO_SLOW if it stops arriving
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  checkLength(request, limit)
  const chunks: Uint8Array[] = []
  let length = 0
  if (request.body) {
    for await (const chunk of steadyChunks(request.body)) {
      length += chunk.length
      if (length > limit) throw apiError('TOO_LARGE')
      chunks.push(chunk)
    }
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** Reads the part `file` of a multipart body. */
export async function readUpload(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Upload> {
  const file = await findFilePart(bytes, contentType, 'file')
  if (!file) throw validationError([{ path: 'file', message: mustBe('file', 'file') }])
  if (file.bytes.length > uploadBytes) throw apiError('TOO_LARGE')
  const errors = textErrors(file.name, 'file.name')
  if (errors.length > 0) throw validationError(errors)
  // The bytes are copied so that the rest of the body can be garbage-collected.
  return { name: cleanFileName(file.name), bytes: file.bytes.slice() }
}
