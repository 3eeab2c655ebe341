import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hasMark, markFile } from './file-mark.ts'

/** Returns bytes that count from 0 to 250 repeatedly, so that different parts of a file differ. */
const bytes = (size: number) => Uint8Array.from({ length: size }, (_, index) => index % 251)

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

/** Returns a copy of the bytes in which the byte at index `at` is changed. */
function changed(data: Uint8Array<ArrayBuffer>, at: number): Blob {
  const copy = data.slice()
  copy[at] = (data[at] ?? 0) + 1
  return new Blob([copy])
}

describe('the mark of a file', () => {
  it.each([0, 10, 1_000_000, 1_500_000])(
    'covers every byte of a file of %i bytes',
    async (size) => {
      const data = bytes(size)
      expect(await markFile(new Blob([data]))).toEqual({ size, hash: sha256(data) })
    },
  )

  it('is the same for the same content, and differs if the first or last megabyte differs', async () => {
    const data = bytes(3_000_000)
    const mark = await markFile(new Blob([data]))
    expect(await hasMark(new Blob([data]), mark)).toBe(true)
    expect(await hasMark(changed(data, 999_999), mark)).toBe(false)
    expect(await hasMark(changed(data, 2_000_000), mark)).toBe(false)
  })

  it('differs for a file of another size, without reading that file', async () => {
    const mark = await markFile(new Blob([bytes(10)]))
    const other = new Blob([bytes(11)])
    other.slice = () => {
      throw new Error('read')
    }
    expect(await hasMark(other, mark)).toBe(false)
  })

  it('does not depend on the middle of a large file', async () => {
    const data = bytes(3_000_000)
    expect(await hasMark(changed(data, 1_500_000), await markFile(new Blob([data])))).toBe(true)
  })
})
