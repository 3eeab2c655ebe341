import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createHttpServer, type ServerLimits } from './http-server.ts'
import { closeServer, listen } from './listen.ts'

const host = '127.0.0.1'
const mega = 1_000_000

let server: Server
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await closeServer(server)
})

async function open(answer: RequestListener, limits?: ServerLimits): Promise<number> {
  server = createHttpServer(answer, limits)
  return listen(server, { host, port: 0 })
}

/** Sends a request, and leaves its response unread. */
async function ask(port: number, path = '/'): Promise<Socket> {
  const socket = connect(port, host)
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  return socket
}

it('drops a connection beyond the maximum, and keeps answering the others', async () => {
  const port = await open(
    (request, response) => {
      // The first response stays open, so that its connection is not idle.
      if (request.url === '/busy') response.write('a')
      else response.end('ok')
    },
    { maxConnections: 2 },
  )
  const busy = await ask(port, '/busy')
  const other = await ask(port, '/busy')
  await Promise.all([once(busy, 'data'), once(other, 'data')])

  const dropped = await ask(port)
  await once(dropped, 'close')
  expect(dropped.bytesRead).toBe(0)

  busy.destroy()
  await once(busy, 'close')
  const answered = async () => {
    const socket = await ask(port)
    const [bytes] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
    return String(bytes).startsWith('HTTP/1.1 200')
  }
  await expect.poll(answered).toBe(true)
  expect(other.destroyed).toBe(false)
})

it('cuts a client that does not read its response, and no other', async () => {
  const large = Buffer.alloc(20 * mega)
  const port = await open(
    (request, response) => {
      if (request.url === '/large') response.end(large)
      else response.write('a')
    },
    // Longer than a busy machine keeps this process from reading.
    { readerMilliseconds: 3000 },
  )
  const closed: string[] = []
  // Its response is not ready, so nothing waits for it.
  const patient = await ask(port, '/unready')
  patient.resume().once('close', () => closed.push('patient'))
  // Always leaves bytes waiting.
  const slow = await ask(port, '/large')
  slow.once('close', () => closed.push('slow'))
  const reading = setInterval(() => slow.read(), 20)
  const unread = await ask(port, '/large')
  unread.pause()

  await expect.poll(connections, { timeout: 20_000 }).toBe(2)

  clearInterval(reading)
  expect(closed).toEqual([])
  expect(slow.bytesRead).toBeLessThan(large.length)
})

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

it('gives a whole request no deadline, but its headers one', async () => {
  await open((_, response) => response.end())
  expect(server.requestTimeout).toBe(0)
  expect(server.headersTimeout).toBe(10_000)
})
