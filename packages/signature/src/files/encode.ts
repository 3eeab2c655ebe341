import type { Bytes } from './bytes.ts'

/**
 * `TextEncoder` exists in every JavaScript runtime, but TypeScript's `es` libraries do not declare
 * it.
 */
declare const TextEncoder: new () => { encode(text: string): Bytes }

/** Encodes text as UTF-8 without a byte-order mark. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text)
}

/**
 * Encodes text as UTF-16, little endian, with its byte-order mark: what Windows programs call
 * "Unicode text".
 */
export function utf16(text: string): Bytes {
  const bytes = new Uint8Array(2 + 2 * text.length)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xfeff, true)
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(2 + 2 * index, text.charCodeAt(index), true)
  }
  return bytes
}

/** Converts line endings to those that Windows programs expect. */
export function windowsLines(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n')
}
