import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A file that is being uploaded to the stand-in. */
interface Upload {
  path: string
  type: string
  bytes: Buffer
  size: number | undefined
}

/** How a request fails: an error status, or a broken connection. */
export type Trouble = number | 'break'

export interface StorageStandIn {
  /** Address that starts an upload. */
  url: string
  /** Requests in the order of arrival: `POST`, `PUT bytes 0-9/10`. */
  requests: string[]
  /** Failures of the next requests, in order; undefined accepts the request. */
  troubles: (Trouble | undefined)[]
  close: () => Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Starts a stand-in for cloud storage with resumable uploads, on the loopback interface. */
export async function startStorageStandIn(token: string): Promise<StorageStandIn> {
  const uploads = new Map<string, Upload>()
  const requests: string[] = []
  const troubles: (Trouble | undefined)[] = []

  function begin(request: IncomingMessage, response: ServerResponse, path: string) {
    const id = String(uploads.size + 1)
    const type = String(request.headers['x-upload-content-type'])
    uploads.set(id, { path, type, bytes: Buffer.alloc(0), size: undefined })
    response.writeHead(200, { Location: `/sessions/${id}` }).end()
  }

  async function take(request: IncomingMessage, response: ServerResponse, upload: Upload) {
    const [, first, size] =
      /^bytes (?:(\d+)-\d+|\*)\/(\d+)$/.exec(String(request.headers['content-range'])) ?? []
    const body = await bodyOf(request)
    upload.size = Number(size)
    if (Number(first) === upload.bytes.length) upload.bytes = Buffer.concat([upload.bytes, body])
    if (upload.bytes.length < upload.size) {
      const last = upload.bytes.length - 1
      response.writeHead(308, last < 0 ? {} : { Range: `bytes=0-${last}` }).end()
      return
    }
    const downloadUrl = `${origin}/files/${encodeURIComponent(upload.path)}`
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ path: upload.path, downloadUrl }))
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const range = request.headers['content-range']
    requests.push([request.method, range].filter(Boolean).join(' '))
    const trouble = troubles.shift()
    if (trouble === 'break') request.socket.destroy()
    else if (trouble !== undefined) response.writeHead(trouble).end()
    else if (pathname.startsWith('/files/')) {
      const path = decodeURIComponent(pathname.slice('/files/'.length))
      const found = [...uploads.values()].find((upload) => upload.path === path)
      response.writeHead(found ? 200 : 404, { 'Content-Type': found?.type ?? 'text/plain' })
      response.end(found?.bytes)
    } else if (request.headers['authorization'] !== `Bearer ${token}`) {
      response.writeHead(401).end()
    } else if (request.method === 'POST') {
      begin(request, response, searchParams.get('name') ?? '')
    } else {
      const upload = uploads.get(pathname.split('/').at(-1) ?? '')
      if (upload) void take(request, response, upload)
      else response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `${origin}/upload`,
    requests,
    troubles,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
