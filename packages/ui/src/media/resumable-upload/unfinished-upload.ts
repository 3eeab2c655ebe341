import type { FileMark } from './file-mark.ts'

/** An upload that a reload interrupted. Only the same file can finish it. */
export interface UnfinishedUpload extends FileMark {
  /** Address of the upload on the server. */
  url: string
  /** Name of the file. */
  name: string
  /** Bytes that the server has confirmed. */
  sent: number
}

/** Remembers one unfinished upload across reloads. */
export interface UploadMemory {
  load: () => UnfinishedUpload | null
  save: (upload: UnfinishedUpload) => void
  clear: () => void
}

function parse(text: string | null): UnfinishedUpload | null {
  const { url, name, size, hash, sent } = JSON.parse(text ?? '{}') as Partial<UnfinishedUpload>
  const isComplete =
    typeof url === 'string' &&
    typeof name === 'string' &&
    typeof hash === 'string' &&
    typeof size === 'number' &&
    typeof sent === 'number'
  return isComplete ? { url, name, size, hash, sent } : null
}

/**
 * Remembers an upload in the browser's local storage. If storage is full or forbidden, nothing is
 * remembered, and a reload loses the upload.
 */
export function browserMemory(key: string): UploadMemory {
  const attempt = <T>(task: () => T): T | null => {
    try {
      return task()
    } catch {
      return null
    }
  }
  return {
    load: () => attempt(() => parse(localStorage.getItem(key))),
    save: (upload) => attempt(() => localStorage.setItem(key, JSON.stringify(upload))),
    clear: () => attempt(() => localStorage.removeItem(key)),
  }
}

/**
 * Whether this browser remembers an unfinished upload, which a `VideoUploader` then offers to
 * finish.
 *
 * @param key the `rememberAs` of the uploader
 */
export const hasUnfinishedUpload = (key: string): boolean => browserMemory(key).load() !== null
