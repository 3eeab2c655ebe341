import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Bytes per second of a video of 5 Mbit/s. */
export const pace = 5_000_000 / 8
/** Seconds of video that a player requests at a time, buffers ahead, and needs before it starts. */
const [part, ahead, initial] = [4, 10, 1]

export interface Watched {
  /** Seconds until the player had enough to start. */
  startedAfter: number
  /** How often the buffer ran empty. */
  stalls: number
  /** The smallest buffer ahead of the picture, in seconds. */
  leastAhead: number
}

/**
 * Watches a video like a player: plays 5 Mbit/s, and requests the next range while less than 10 s
 * are buffered.
 *
 * @param length bytes of the video
 */
export async function watch(address: string, length: number): Promise<Watched> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const seconds = () => performance.now() / 1000
  const opened = seconds()
  const watched: Watched = { startedAfter: Infinity, stalls: 0, leastAhead: Infinity }
  let received = 0
  /** Time at which playback started, in seconds; moved later by the length of each stall. */
  let zero = Infinity
  const secondsAhead = () => received / pace - Math.max(0, zero === Infinity ? 0 : seconds() - zero)

  const receive = (bytes: number) => {
    if (zero !== Infinity) {
      const left = secondsAhead()
      watched.leastAhead = Math.min(watched.leastAhead, left)
      if (left < 0) {
        watched.stalls += 1
        zero -= left
      }
    }
    received += bytes
    if (zero === Infinity && received >= initial * pace) {
      zero = seconds()
      watched.startedAfter = zero - opened
    }
  }
  while (received < length) {
    const from = received
    const to = Math.min(length, from + part * pace) - 1
    await read(agent, address, { from, to, receive })
    if (received !== to + 1) throw new Error(`${address} ended at ${received}, before ${to + 1}.`)
    await wait(Math.max(0, secondsAhead() - ahead) * 1000)
  }
  agent.destroy()
  return watched
}

interface Reading {
  from: number
  to: number
  receive: (bytes: number) => void
}

function read(agent: Agent, address: string, { from, to, receive }: Reading): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { range: `bytes=${from}-${to}` }
    get(address, { agent, headers }, (response) => {
      if (response.statusCode !== 206)
        reject(new Error(`${address} answers ${response.statusCode}.`))
      response.on('data', (chunk: Buffer) => receive(chunk.length))
      response.on('end', resolve)
      response.on('error', reject)
    }).on('error', reject)
  })
}
