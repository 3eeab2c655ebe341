// node load.ts JSON: requests one path repeatedly over several connections, and prints the
// measurements as JSON. Runs in its own process, so that generating the load does not slow down the
// server.
import { connect, type Socket } from 'node:net'
import { quantile } from '../lib/statistics.ts'

export interface Load {
  port: number
  path: string
  headers: Readonly<Record<string, string>>
  /** Number of connections; each waits for a response before it sends the next request. */
  connections: number
  seconds: number
}

export interface LoadResult {
  responses: number
  seconds: number
  /** Milliseconds. */
  median: number
  slowest1Percent: number
  /** Size in bytes of the last response without its headers. */
  bytes: number
  /** Seconds of processor time. */
  processor: number
}

const load = JSON.parse(process.argv[2] ?? '') as Load
const head = [
  `GET ${load.path} HTTP/1.1`,
  `Host: localhost:${load.port}`,
  ...Object.entries(load.headers).map(([name, value]) => `${name}: ${value}`),
]
const message = Buffer.from(`${head.join('\r\n')}\r\n\r\n`)
const times: number[] = []
let bytes = 0

/**
 * Returns the total length of the response including headers; null until all headers have arrived.
 */
function lengthOf(response: Buffer): number | null {
  const end = response.indexOf('\r\n\r\n')
  if (end < 0) return null
  const text = response.toString('latin1', 0, end)
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(`${load.path} was answered: ${text}`)
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  if (length === undefined) throw new Error(`No length of the response is known: ${text}`)
  bytes = Number(length)
  return end + 4 + bytes
}

function sendRequests(socket: Socket, until: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    let started = performance.now()
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The connection was closed')))
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const length = lengthOf(received)
      if (length === null || received.length < length) return
      const now = performance.now()
      times.push(now - started)
      received = Buffer.alloc(0)
      started = now
      if (now < until) socket.write(message)
      else {
        socket.removeAllListeners('close')
        socket.end()
        resolve()
      }
    })
    socket.write(message)
  })
}

const start = performance.now()
const sockets = Array.from({ length: load.connections }, () => connect(load.port, '127.0.0.1'))
await Promise.all(sockets.map((socket) => sendRequests(socket, start + load.seconds * 1000)))
const { user, system } = process.cpuUsage()
const result: LoadResult = {
  responses: times.length,
  seconds: (performance.now() - start) / 1000,
  median: quantile(times, 0.5),
  slowest1Percent: quantile(times, 0.99),
  bytes,
  processor: (user + system) / 1e6,
}
console.log(JSON.stringify(result))
