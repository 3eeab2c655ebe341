import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Readable } from 'node:stream'
import { createPartBuffer } from './part-buffer.ts'
import { elementsOf, type S3Bucket } from './s3-bucket.ts'

/** Bytes of a part. S3 takes none below 5 MiB, except the last one. */
const partBytes = 8 * 1024 * 1024

/** What was announced when an upload was created. */
interface Announced {
  size: number
  /** Id of the multipart upload. */
  uploadId: string
}

/** Returns the same bytes without copying them. */
const bodyOf = ({ buffer, byteOffset, length }: Buffer) =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, length)

interface StoredParts {
  /** Of the parts, in their order. */
  etags: readonly string[]
  /** Bytes of the parts together. */
  size: number
}

const folderOf = (id: string) => `coaching-uploads/${id}/`
const announcedKey = (id: string) => `${folderOf(id)}announced`
/** Prefix of the keys for the bytes after the last complete part. Only those of the next part count. */
const tailKeys = (id: string) => `${folderOf(id)}tail-`
const tailKey = (id: string, part: number) => `${tailKeys(id)}${part}`

export const contentKey = (id: string): string => `${folderOf(id)}content`

/** Returns how many bytes an object has; null if there is none. */
export async function sizeOfObject({ call }: S3Bucket, key: string): Promise<number | null> {
  const response = await call(key, {}, { method: 'HEAD' }, [404])
  return response.status === 404 ? null : Number(response.headers.get('content-length'))
}

/**
 * Stores uploads in a bucket by multipart. The parts that the service has are the offset, with a tail too
 * short for a part in an object of its own, so that no server needs to remember anything. Holds one part
 * in memory for each running request.
 */
export class S3UploadStore extends DataStore {
  readonly #bucket: S3Bucket

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
    // The server may have ended between the last part and the completion.
    if (parts.size === size) await this.#complete(id, announced, parts.etags)
    const tail = await sizeOfObject(this.#bucket, tailKey(id, parts.etags.length + 1))
    return new Upload({ id, size, offset: parts.size + (tail ?? 0) })
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const announced = await this.#announced(id)
    const { etags: stored, size: start } = await this.#parts(id, announced)
    const etags = [...stored]
    const tail = start < offset ? [await this.#tail(id, etags.length + 1)] : []
    const received = createPartBuffer(tail)
    let end = offset
    const storePart = async (part: Buffer) => {
      etags.push(await this.#putPart(id, announced, etags.length + 1, part))
      received.drop(part.length)
    }
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        received.add(chunk)
        end += chunk.length
        while (received.size() >= partBytes) await storePart(received.first(partBytes))
      }
    } finally {
      // What has arrived stays, even if the connection was lost.
      if (end < announced.size && received.size() > 0) {
        const body = bodyOf(received.first(received.size()))
        await this.#bucket.call(tailKey(id, etags.length + 1), {}, { method: 'PUT', body })
      }
    }
    if (end === announced.size) {
      if (received.size() > 0) await storePart(received.first(received.size()))
      await this.#complete(id, announced, etags)
    }
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

  /** Stores a part, and returns its tag as the service's XML writes it. */
  async #putPart(id: string, { uploadId }: Announced, number: number, part: Buffer) {
    const query = { partNumber: String(number), uploadId }
    const init = { method: 'PUT', body: bodyOf(part) }
    const { headers } = await this.#bucket.call(contentKey(id), query, init)
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
