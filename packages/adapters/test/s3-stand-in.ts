import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '../src/media/s3-bucket.ts'

interface StoredObject {
  type: string
  bytes: Buffer
}

interface StoredPart {
  bytes: Buffer
  etag: string
}

interface Multipart {
  key: string
  type: string
  parts: Map<number, StoredPart>
}

export interface S3StandIn {
  settings: S3Settings
  objects: Map<string, StoredObject>
  /** Multipart uploads that were neither completed nor aborted. */
  multiparts: Map<string, Multipart>
  /** Requests so far, such as `PUT coaching-uploads/a/content?partNumber=1`. */
  requests: string[]
  /** Statuses to answer the next requests with; undefined to answer normally. */
  failures: (number | undefined)[]
  /** Keys of the objects of which a range was requested so far. */
  ranges: string[]
  /** Whether requests for a range get an answer. */
  answersRanges: boolean
  close(): void
}

/** Minimum size of a part in bytes, except for the last one. */
const smallestPart = 5 * 1024 * 1024

const etagOf = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')

/** Creates a part as the service stores it. */
export const storedPart = (bytes: Buffer): StoredPart => ({ bytes, etag: etagOf(bytes) })

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function send(
  response: ServerResponse,
  status: number,
  body: Buffer | string = '',
  headers: Record<string, string | number> = {},
): void {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body)
}

/** Answers with an object, or the requested range of it. */
function sendObject(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  object: StoredObject | undefined,
): void {
  if (!object) return send(response, 404)
  const { type, bytes } = object
  if (method === 'HEAD') {
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end()
    return
  }
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  if (first === undefined) return send(response, 200, bytes, { 'content-type': type })
  const part = bytes.subarray(Number(first), Number(last) + 1)
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`
  send(response, 206, part, { 'content-type': type, 'content-range': range })
}

/** Joins the listed parts. Returns null if they violate S3's rules on sizes and tags. */
function joinParts({ parts }: Multipart, xml: string): Buffer | null {
  const listed = [...xml.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&quot;(\w+)&quot;/g)]
  const joined = listed.map(([, number, etag], index) => {
    const part = parts.get(Number(number))
    const isLast = index === listed.length - 1
    const isFine = part && part.etag === etag && (isLast || part.bytes.length >= smallestPart)
    return isFine ? part.bytes : null
  })
  const isWhole = joined.length > 0 && joined.every((part) => part !== null)
  return isWhole ? Buffer.concat(joined) : null
}

/**
 * Starts a server on loopback that implements the S3 calls of the stores, and rejects unsigned
 * ones.
 */
export async function startS3StandIn(port = 0): Promise<S3StandIn> {
  const objects = new Map<string, StoredObject>()
  const multiparts = new Map<string, Multipart>()
  const requests: string[] = []
  const failures: (number | undefined)[] = []

  function handleMultipart(
    request: IncomingMessage,
    response: ServerResponse,
    { uploadId, part, body }: { uploadId: string; part: string | null; body: Buffer },
  ): void {
    const multipart = multiparts.get(uploadId)
    if (!multipart) return send(response, 404, '<Error><Code>NoSuchUpload</Code></Error>')
    if (request.method === 'PUT') {
      const stored = storedPart(body)
      multipart.parts.set(Number(part), stored)
      return send(response, 200, '', { etag: `"${stored.etag}"` })
    }
    if (request.method === 'DELETE') {
      multiparts.delete(uploadId)
      return send(response, 204)
    }
    if (request.method === 'POST') {
      const bytes = joinParts(multipart, body.toString())
      if (!bytes) return send(response, 200, '<Error><Code>InvalidPart</Code></Error>')
      objects.set(multipart.key, { type: multipart.type, bytes })
      multiparts.delete(uploadId)
      return send(response, 200, '<CompleteMultipartUploadResult/>')
    }
    const listed = [...multipart.parts]
      .sort(([one], [other]) => one - other)
      .map(
        ([number, { bytes, etag }]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${etag}&quot;</ETag><Size>${bytes.length}</Size></Part>`,
      )
    send(response, 200, `<ListPartsResult>${listed.join('')}</ListPartsResult>`)
  }

  function handle(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://bucket')
    const key = url.pathname.replace(/^\/media\/?/, '')
    const type = request.headers['content-type'] ?? ''
    const part = url.searchParams.get('partNumber')
    requests.push(`${request.method} ${key}${part === null ? '' : `?partNumber=${part}`}`)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/')) {
      return send(response, 403)
    }
    // S3 needs the length in advance.
    if (request.method === 'PUT' && request.headers['content-length'] === undefined) {
      return send(response, 411)
    }
    if (request.headers.range !== undefined) {
      standIn.ranges.push(key)
      if (!standIn.answersRanges) return
    }
    const failure = failures.shift()
    if (failure !== undefined) return send(response, failure)
    const uploadId = url.searchParams.get('uploadId')
    if (uploadId !== null) return handleMultipart(request, response, { uploadId, part, body })
    if (url.searchParams.has('uploads')) {
      const id = randomUUID()
      multiparts.set(id, { key, type, parts: new Map() })
      return send(response, 200, `<UploadId>${id}</UploadId>`)
    }
    if (request.method === 'PUT') {
      objects.set(key, { type, bytes: body })
      return send(response, 200)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return send(response, 204)
    }
    const prefix = url.searchParams.get('prefix')
    if (prefix === null) return sendObject(request, response, objects.get(key))
    const after = url.searchParams.get('start-after') ?? ''
    const keys = [...objects.keys()]
      .filter((one) => one.startsWith(prefix) && one > after)
      .toSorted()
      .slice(0, Number(url.searchParams.get('max-keys') ?? 1000))
    send(response, 200, keys.map((one) => `<Contents><Key>${one}</Key></Contents>`).join(''))
  }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => handle(request, response, body))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  const standIn: S3StandIn = {
    settings: {
      endpoint: `http://127.0.0.1:${address.port}`,
      bucket: 'media',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      region: 'auto',
    },
    objects,
    multiparts,
    requests,
    failures,
    ranges: [],
    answersRanges: true,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return standIn
}
