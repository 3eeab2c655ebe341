// node load.ts JSON: asks one address again and again over some connections, and prints what came of
// it as JSON. A process of its own, so that asking costs the server nothing.
import { connect, type Socket } from 'node:net'
import { quantile } from '../lib/statistics.ts'

export interface Load {
  port: number
  path: string
  headers: Readonly<Record<string, string>>
  /** Each waits for its answer before it asks again. */
  connections: number
  seconds: number
}

export interface LoadResult {
  answers: number
  seconds: number
  /** Milliseconds. */
  median: number
  slowest1Percent: number
  /** Bytes of the last answer without its head. */
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
const request = Buffer.from(`${head.join('\r\n')}\r\n\r\n`)
const times: number[] = []
let bytes = 0

/** Length of the answer in the buffer, once all of it is there; null before. */
function lengthOf(answer: Buffer): number | null {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return null
  const text = answer.toString('latin1', 0, end)
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(`${load.path} was answered: ${text}`)
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  if (length === undefined) throw new Error(`No length of the answer is known: ${text}`)
  bytes = Number(length)
  return end + 4 + bytes
}

function ask(socket: Socket, until: number): Promise<void> {
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
      if (now < until) socket.write(request)
      else {
        socket.removeAllListeners('close')
        socket.end()
        resolve()
      }
    })
    socket.write(request)
  })
}

const start = performance.now()
const sockets = Array.from({ length: load.connections }, () => connect(load.port, '127.0.0.1'))
await Promise.all(sockets.map((socket) => ask(socket, start + load.seconds * 1000)))
const { user, system } = process.cpuUsage()
const result: LoadResult = {
  answers: times.length,
  seconds: (performance.now() - start) / 1000,
  median: quantile(times, 0.5),
  slowest1Percent: quantile(times, 0.99),
  bytes,
  processor: (user + system) / 1e6,
}
console.log(JSON.stringify(result))
