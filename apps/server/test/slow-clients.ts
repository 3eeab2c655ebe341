/**
 * Worker thread that opens many connections to a server, so that the work of the clients does not
 * slow down what the test measures. It posts `sent` once the system has taken all bytes of each
 * connection or a response came, and after that the statuses of the first responses.
 */
import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** Requests that a worker sends, all at once. None of their bodies is complete. */
export interface SlowRequests {
  port: number
  count: number
  path: string
  /** Address that a proxy would report. */
  client: string
  /** Size of each body, in bytes; its last byte is never sent. */
  size: number
  /** Whether the size is declared in `Content-Length`. */
  isDeclared: boolean
}

/** Status of each response; 0 for a connection that ended without one. */
export type Statuses = number[]

function statusOn(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    socket.once('data', (bytes) =>
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(bytes.toString())?.[1] ?? 0)),
    )
    socket.once('close', () => resolve(0))
  })
}

function send({ port, path, client, size, isDeclared }: SlowRequests, body: Buffer) {
  const socket = connect(port, '127.0.0.1')
  // A reset counts as status 0.
  socket.on('error', () => undefined)
  const status = statusOn(socket)
  socket.resume()
  const framing = isDeclared ? `content-length: ${size}` : 'transfer-encoding: chunked'
  const lines = [`POST ${path} HTTP/1.1`, 'host: localhost', `x-forwarded-for: ${client}`, framing]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  if (!isDeclared) socket.write(`${size.toString(16)}\r\n`)
  const written = new Promise((resolve) => socket.write(body, resolve))
  return { status, sent: Promise.race([written, status]) }
}

const requests = workerData as SlowRequests
const body = Buffer.alloc(requests.size - 1, ' ')
const sending = Array.from({ length: requests.count }, () => send(requests, body))
await Promise.all(sending.map(({ sent }) => sent))
parentPort?.postMessage('sent')
const statuses: Statuses = await Promise.all(sending.map(({ status }) => status))
parentPort?.postMessage(statuses)
