import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Readable } from 'node:stream'
import { createPartBuffer, type PartBuffer } from './part-buffer.ts'
import { elementsOf, type S3Bucket } from './s3-bucket.ts'

/**
 * Size of a part in bytes, the same as the browser sends at a time, so that usually no bytes are
 * left over. S3 rejects parts below 5 MiB, except the last one.
 */
const partBytes = 8 * 1024 * 1024

/** The data that is stored when an upload is created. */
interface Announced {
  size: number
  /** Id of the multipart upload. */
  uploadId: string
}

interface StoredParts {
  /** ETags of the parts, in order. */
  etags: readonly string[]
  /** Total size of the parts, in bytes. */
  size: number
}

const folderOf = (id: string) => `coaching-uploads/${id}/`
const announcedKey = (id: string) => `${folderOf(id)}announced`
/**
 * Prefix of the keys of tails. A tail holds the bytes after the last complete part; only the one
 * with the number of the next part is valid.
 */
const tailKeys = (id: string) => `${folderOf(id)}tail-`
const tailKey = (id: string, part: number) => `${tailKeys(id)}${part}`

export const contentKey = (id: string): string => `${folderOf(id)}content`

/** Returns the size of an object in bytes; null if it does not exist. */
export async function sizeOfObject({ call }: S3Bucket, key: string): Promise<number | null> {
  const response = await call(key, {}, { method: 'HEAD' }, [404])
  return response.status === 404 ? null : Number(response.headers.get('content-length'))
}

/**
 * Stores uploads in a bucket as multipart uploads. Bytes that are too few for a part are stored in
 * a separate object, the tail. The sizes of the stored parts and of the tail add up to the offset,
 * so no server needs to remember anything. Each running request holds one part in memory.
 */
export class S3UploadStore extends DataStore {
  readonly #bucket: S3Bucket
  /**
   * A finished request's buffer, to be used again. If each request created its own, uploading 1 GB
   * would also create 1 GB of garbage.
   */
  #spare: PartBuffer | null = null

  constructor(bucket: S3Bucket) {
    super()
    this.#bucket = bucket
    this.extensions = ['creation', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    const begun = await this.#bucket.call(
      contentKey(upload.id),
      { uploads: '' },
      { method: 'POST', headers: { 'content-type': 'video/mp4' } },
    )
    const [uploadId = ''] = elementsOf(await begun.text(), 'UploadId')
    const announced: Announced = { size: upload.size ?? 0, uploadId }
    const body = JSON.stringify(announced)
    await this.#bucket.call(announcedKey(upload.id), {}, { method: 'PUT', body })
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const announced = await this.#announced(id)
    const { size } = announced
    if ((await sizeOfObject(this.#bucket, contentKey(id))) !== null) {
      return new Upload({ id, size, offset: size })
    }
    const parts = await this.#parts(id, announced)
    // The server may have crashed after the last part was stored and before the upload was
    // completed.
    if (parts.size === size) await this.#complete(id, announced, parts.etags)
    const tail = await sizeOfObject(this.#bucket, tailKey(id, parts.etags.length + 1))
    return new Upload({ id, size, offset: parts.size + (tail ?? 0) })
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const announced = await this.#announced(id)
    const { etags: stored, size: start } = await this.#parts(id, announced)
    const etags = [...stored]
    const part = this.#spare ?? createPartBuffer(partBytes)
    this.#spare = null
    let end = start
    const storePart = async () => {
      etags.push(await this.#putPart(id, announced, etags.length + 1, part.bytes()))
      part.clear()
    }
    const receive = async (bytes: Buffer) => {
      for (let rest = bytes; rest.length > 0;) {
        const copied = part.add(rest)
        end += copied
        rest = rest.subarray(copied)
        if (part.isFull()) await storePart()
      }
    }
    if (start < offset) await receive(await this.#tail(id, etags.length + 1))
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) await receive(chunk)
    } finally {
      // Store what has arrived, even if the connection was lost.
      if (end < announced.size && part.bytes().length > 0) {
        await this.#bucket.call(
          tailKey(id, etags.length + 1),
          {},
          { method: 'PUT', body: part.bytes() },
        )
      }
    }
    if (end === announced.size) {
      if (part.bytes().length > 0) await storePart()
      await this.#complete(id, announced, etags)
    }
    // The buffer is only reused if nothing above has thrown. After a failure, the connection to the
    // bucket may still be reading it.
    part.clear()
    this.#spare = part
    return end
  }

  override async remove(id: string): Promise<void> {
    const { uploadId } = await this.#announced(id)
    await this.#bucket.call(contentKey(id), { uploadId }, { method: 'DELETE' }, [404])
    await this.#bucket.removeAll(folderOf(id))
  }

  async #announced(id: string): Promise<Announced> {
    const response = await this.#bucket.call(announcedKey(id), {}, {}, [404])
    const body = await response.text()
    if (response.status === 404) throw ERRORS.FILE_NOT_FOUND
    return JSON.parse(body) as Announced
  }

  async #parts(id: string, { uploadId }: Announced): Promise<StoredParts> {
    const xml = await (await this.#bucket.call(contentKey(id), { uploadId }, {})).text()
    const sizes = elementsOf(xml, 'Size').map(Number)
    return {
      etags: elementsOf(xml, 'ETag'),
      size: sizes.reduce((sum, size) => sum + size, 0),
    }
  }

  async #tail(id: string, part: number): Promise<Buffer> {
    const response = await this.#bucket.call(tailKey(id, part), {}, {})
    return Buffer.from(await response.arrayBuffer())
  }

  /** Stores a part, and returns its ETag, escaped as in the service's XML. */
  async #putPart(id: string, { uploadId }: Announced, number: number, part: Buffer<ArrayBuffer>) {
    const query = { partNumber: String(number), uploadId }
    const { headers } = await this.#bucket.call(contentKey(id), query, {
      method: 'PUT',
      body: part,
    })
    return (headers.get('etag') ?? '').replaceAll('"', '&quot;')
  }

  async #complete(id: string, { uploadId }: Announced, etags: readonly string[]): Promise<void> {
    const parts = etags.map(
      (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
    )
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    const response = await this.#bucket.call(
      contentKey(id),
      { uploadId },
      { method: 'POST', headers: { 'content-type': 'application/xml' }, body },
    )
    // The service answers 200 before it joins the parts, and reports failures in the body.
    const xml = await response.text()
    const [code] = elementsOf(xml, 'Code')
    if (code !== undefined) throw new Error(`The media bucket could not join the parts: ${code}.`)
    await this.#bucket.removeAll(tailKeys(id))
  }
}
