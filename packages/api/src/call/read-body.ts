import { textErrors } from '../contract/check-value.ts'
import { apiError } from '../contract/errors.ts'
import { uploadBytes } from '../contract/uploads.ts'
import { mustBe, validationError } from '../contract/validation.ts'
import type { Upload } from './incoming-file.ts'
import { findFilePart } from './multipart.ts'

/**
 * Maximum size of a JSON body, in bytes. The largest bodies are the mail and the reception of a
 * long order.
 */
export const jsonBytes = 1024 * 1024
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

/** Reads the whole body. Throws TOO_LARGE as soon as it exceeds `limit`, in bytes. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (declaredLength(request) > limit) throw apiError('TOO_LARGE')
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.length
    // Do not cancel the reader: that would close the connection, which the response still needs.
    if (length > limit) throw apiError('TOO_LARGE')
    chunks.push(read.value)
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
  // Cutting the name may split a surrogate pair, which `toWellFormed` repairs. The bytes are copied
  // so that the rest of the body can be garbage-collected.
  return { name: file.name.slice(0, 200).toWellFormed(), bytes: file.bytes.slice() }
}
