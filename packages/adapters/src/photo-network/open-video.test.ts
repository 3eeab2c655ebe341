import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PhotoNetworkRefused, PhotoNetworkUnreachable, PhotoVideoRefused } from '@org/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVideo } from './open-video.ts'
import { isPublicAddress, publicLookup } from './public-address.ts'

/** Sends the response of the file server; each test sets it. */
let serve: (response: ServerResponse) => void
let requests = 0
const server = createServer((_, response) => {
  requests += 1
  serve(response)
})
let origin: string

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const open = ({
  address = `${origin}/a.mp4`,
  trusted = origin as string | null,
  maxBytes = 10_000,
  signal = new AbortController().signal,
} = {}) => openVideo(address, { maxBytes, signal }, trusted)

const bytesOf = async (body: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())

/** Sends a kilobyte every few milliseconds, without declaring a length. */
function sendForEver(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'video/mp4' })
  const timer = setInterval(() => response.write(Buffer.alloc(1000)), 2)
  response.on('close', () => clearInterval(timer))
}

it('streams the file with its size', async () => {
  serve = (response) =>
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': 3 }).end('abc')
  const { body, size } = await open()
  expect(size).toBe(3)
  expect(await bytesOf(body)).toEqual(new Uint8Array(Buffer.from('abc')))
})

it('stops reading ahead while nobody consumes the bytes', async () => {
  let sent = 0
  serve = (response) => {
    response.writeHead(200, { 'Content-Type': 'video/mp4' })
    const chunk = Buffer.alloc(1_000_000)
    const write = () => {
      while (sent < 200_000_000 && !response.destroyed) {
        sent += chunk.byteLength
        if (!response.write(chunk)) return void response.once('drain', write)
      }
    }
    write()
  }
  const { body } = await open({ maxBytes: 1_000_000_000 })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(sent).toBeLessThan(20_000_000)
  await body.cancel()
})

describe('rejects', () => {
  it.each([
    ['a page', { 'Content-Type': 'text/html' }],
    ['another video format', { 'Content-Type': 'video/webm' }],
    ['a file without a type', {}],
    [
      'a file that declares too many bytes',
      { 'Content-Type': 'video/mp4', 'Content-Length': 10_001 },
    ],
  ])('%s', async (_, headers) => {
    serve = (response) => response.writeHead(200, headers).flushHeaders()
    await expect(open()).rejects.toThrow(PhotoVideoRefused)
  })

  it('a file that turns out to be too large', async () => {
    serve = sendForEver
    const { body, size } = await open()
    expect(size).toBeNull()
    await expect(bytesOf(body)).rejects.toThrow(PhotoVideoRefused)
  })

  it('a redirect, without following it', async () => {
    serve = (response) => response.writeHead(302, { Location: `${origin}/private` }).end()
    const before = requests
    await expect(open()).rejects.toThrow(PhotoNetworkRefused)
    expect(requests).toBe(before + 1)
  })

  it.each([
    'http://cdn.example/a.mp4',
    'https://127.0.0.1/a.mp4',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a.mp4',
    'https://[::ffff:10.0.0.1]/a.mp4',
    'https://0x7f000001/a.mp4',
  ])('the address %s', async (address) => {
    await expect(open({ address })).rejects.toThrow(PhotoNetworkRefused)
  })

  it('a loopback address when the photo network is not a stand-in', async () => {
    const before = requests
    await expect(open({ trusted: null })).rejects.toThrow(PhotoNetworkRefused)
    expect(requests).toBe(before)
  })

  it('a name that resolves to this machine', async () => {
    const { port } = new URL(origin)
    const address = `https://localhost:${port}/a.mp4`
    const before = requests
    const error = await open({ address }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(PhotoNetworkUnreachable)
    expect((error as Error).cause).toBe('Error: Not a public address')
    expect(requests).toBe(before)
  })
})

it('ends the request when the caller aborts it or cancels the body', async () => {
  const leaving = new AbortController()
  serve = () => leaving.abort()
  await expect(open({ signal: leaving.signal })).rejects.toThrow(PhotoNetworkUnreachable)

  const closed = Promise.withResolvers<void>()
  serve = (response) => {
    response.on('close', closed.resolve)
    sendForEver(response)
  }
  const { body } = await open({ maxBytes: 1_000_000_000 })
  await body.cancel()
  await closed.promise
})

it.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:93.184.216.34', false],
  ['2002:7f00:1::', false],
  ['cdn.example', false],
])('knows whether %s is public', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

it('refuses to resolve a name to a private address', async () => {
  const failure = await new Promise((resolve) => {
    publicLookup('localhost', { all: true }, resolve)
  })
  expect(failure).toBeInstanceOf(Error)
})
