import { connect, type Socket } from 'node:net'
import { plantSeed } from '@org/api'
import { demoIds, demoSeed, signInAs } from '@org/api/memory'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let admin: string
let member: string

beforeAll(async () => {
  server = await startTestServer()
  await plantSeed(server.adapters, demoSeed())
  const { users } = server.adapters.repositories.within({ organisationId: demoIds.organisation })
  const one = (await users.all()).find(({ role }) => role === 'member')
  admin = (await signInAs(server.adapters, demoIds.admin)).access_token
  member = (await signInAs(server.adapters, one?.id ?? '')).access_token
}, 120_000)
afterAll(() => server.dispose())

const importPath = `/api/organisation/${demoIds.organisation}/users/import`
const mega = 1024 * 1024

interface Sent {
  path: string
  token?: string
  host?: string
  /** File size in bytes. */
  size: number
  /** Omits the Content-Length header, so that the size is known only after reading the body. */
  isChunked?: boolean
}

/**
 * Sends a file in parts over at least a second, and reads the response only after the last byte, as
 * browsers do. Returns the status of the response and of a following call on the same connection.
 */
async function sendWhole({ path, token = '', host, size, isChunked = false }: Sent) {
  const { hostname, port } = new URL(server.publicUrl)
  const socket = connect(Number(port), '127.0.0.1')
  // Needs no handling: after a reset there is no response, and the missing response fails the test.
  socket.on('error', () => undefined)
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(size), Buffer.from('\r\n--b--\r\n')])
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: ${host ?? hostname}`,
    `x-access-token: ${token}`,
    'content-type: multipart/form-data; boundary=b',
    isChunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const steps = 10
  for (let step = 0; step < steps; step += 1) {
    const part = body.subarray((step * body.length) / steps, ((step + 1) * body.length) / steps)
    if (isChunked) socket.write(`${part.length.toString(16)}\r\n`)
    socket.write(part)
    if (isChunked) socket.write('\r\n')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (isChunked) socket.write('0\r\n\r\n')
  const answer = await statusOn(socket)
  socket.write(`GET /healthz HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
  const next = await statusOn(socket)
  socket.destroy()
  return { answer, next }
}

/** Waits for the status of the next response; 0 when the connection ends without one. */
function statusOn(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    socket.once('data', (bytes) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(bytes.toString())?.[1]))
    })
    if (socket.closed) resolve(0)
    socket.once('close', () => resolve(0))
  })
}

it('responds to each rejected large body, and to the next call on the same connection', async () => {
  const { limiter } = server.adapters
  const size = 9 * mega
  const unread = await Promise.all([
    sendWhole({ path: '/api/media', size }),
    sendWhole({ path: importPath, token: member, size }),
    sendWhole({ path: '/api/nowhere', size }),
    sendWhole({ path: '/api/media', token: admin, size: 20 * mega }),
    sendWhole({ path: '/api/media', host: 'evil.example', size }),
  ])
  expect(unread.map(({ answer }) => answer)).toEqual([401, 403, 404, 413, 421])

  const halfRead = await sendWhole({
    path: '/api/media',
    token: admin,
    size: 20 * mega,
    isChunked: true,
  })
  expect(halfRead.answer).toBe(413)

  const type = await sendWhole({ path: '/api/media', token: admin, size })
  await limiter.takeOrWait(`import:${demoIds.admin}`, 60, 60, 3600)
  const often = await sendWhole({ path: importPath, token: admin, size })
  expect([type.answer, often.answer]).toEqual([415, 429])

  for (const { next } of [...unread, halfRead, type, often]) expect(next).toBe(200)
}, 60_000)

it.each(['content-length: 999999999999', 'transfer-encoding: chunked'])(
  'disconnects a client that never stops sending: %s',
  async (framing) => {
    const { hostname, port } = new URL(server.publicUrl)
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.resume()
    const lines = ['POST /api/media HTTP/1.1', `host: ${hostname}`, framing]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    const part = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(mega), Buffer.from('\r\n')])
    const began = performance.now()
    while (!socket.destroyed) {
      await new Promise((resolve) => socket.write(part, resolve))
    }
    expect(socket.bytesWritten).toBeGreaterThan(60 * mega)
    expect(performance.now() - began).toBeLessThan(20_000)
  },
  60_000,
)
