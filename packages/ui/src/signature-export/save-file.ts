import type { SignatureFile } from '@org/signature/files'

/**
 * Milliseconds until the file's address is revoked: long enough for every browser to read the file,
 * short enough not to waste memory.
 */
const keptFor = 60_000

/** Downloads a file in the browser. */
export function saveFile(file: SignatureFile): void {
  const address = URL.createObjectURL(new Blob([file.bytes], { type: file.type }))
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
}
