// node load.ts JSON: sends requests in turn over several connections, and prints the measurements as
// JSON. Runs in its own process, so that generating the load does not slow down the
// server.
import { connect, type Socket } from 'node:net'
import { quantile } from '../lib/statistics.ts'

export interface LoadRequest {
  path: string
  /** JSON of a POST request; a request without one is a GET. */
  body?: string
}

export interface Load {
  /** Ports of the servers, which get the same number of connections. */
  ports: readonly number[]
  requests: readonly LoadRequest[]
  headers: Readonly<Record<string, string>>
  /** Number of connections; each waits for a response before it sends the next request. */
  connections: number
  seconds: number
  /** Milliseconds between a response and the next request. */
  pause?: number
}

export interface LoadResult {
  /** Number of responses with status 200. */
  responses: number
  seconds: number
  /** Milliseconds; null without responses. */
  median: number | null
  slowest5Percent: number | null
  slowest1Percent: number | null
  /**
   * How many requests were not answered with 200, by status, or `lost` for a lost connection. They
   * are not part of the times.
   */
  failures: Record<string, number>
  /** Size in bytes of the last response without its headers. */
  bytes: number
  /** Seconds of processor time. */
  processor: number
}

const load = JSON.parse(process.argv[2] ?? '') as Load
const times: number[] = []
const failures: Record<string, number> = {}
let bytes = 0
let sent = 0

function countFailure(status: string): void {
  failures[status] = (failures[status] ?? 0) + 1
}

/** Returns the next request in turn. */
function nextMessage(port: number): Buffer {
  const request = load.requests[sent++ % load.requests.length]
  if (!request) throw new Error('The load has no requests')
  const { path, body } = request
  const head = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    ...Object.entries(load.headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`)
}

interface Head {
  status: string
  /** Length of the whole response, including headers. */
  length: number
}

/** Reads the beginning of a response; null until all headers have arrived. */
function headOf(response: Buffer): Head | null {
  const end = response.indexOf('\r\n\r\n')
  if (end < 0) return null
  const text = response.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  if (length === undefined) throw new Error(`No length of the response is known: ${text}`)
  bytes = Number(length)
  return { status: text.split(' ', 2)[1] ?? '', length: end + 4 + bytes }
}

function sendRequests(socket: Socket, port: number, until: number): Promise<void> {
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0)
    let started = 0
    const send = () => {
      started = performance.now()
      socket.write(nextMessage(port))
    }
    // The connection closes afterwards.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      countFailure('lost')
      resolve()
    })
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const head = headOf(received)
      if (head === null || received.length < head.length) return
      const now = performance.now()
      if (head.status === '200') times.push(now - started)
      else countFailure(head.status)
      received = Buffer.alloc(0)
      if (now >= until) {
        socket.removeAllListeners('close')
        socket.end()
        resolve()
      } else if (load.pause === undefined) send()
      else setTimeout(send, load.pause)
    })
    send()
  })
}

const start = performance.now()
const ports = Array.from(
  { length: load.connections },
  (_, index) => load.ports[index % load.ports.length] ?? 0,
)
const until = start + load.seconds * 1000
await Promise.all(ports.map((port) => sendRequests(connect(port, '127.0.0.1'), port, until)))
const { user, system } = process.cpuUsage()
const timeOf = (share: number) => (times.length === 0 ? null : quantile(times, share))
const result: LoadResult = {
  responses: times.length,
  seconds: (performance.now() - start) / 1000,
  median: timeOf(0.5),
  slowest5Percent: timeOf(0.95),
  slowest1Percent: timeOf(0.99),
  failures,
  bytes,
  processor: (user + system) / 1e6,
}
console.log(JSON.stringify(result))
