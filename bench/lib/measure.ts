/** One engine in the comparison. */
export interface Engine {
  readonly name: string
  readonly render: () => string | Promise<string>
  /** Module whose size a browser would load, if it is to be weighed. */
  readonly entry?: string
}

export interface Measured {
  readonly name: string
  /** Renders per second of processor time, the best of some rounds. */
  readonly perSecond: number
  readonly characters: number
}

const rounds = 5

/**
 * Renders for about two seconds in rounds and keeps the best one, which is the least disturbed by
 * other work on the machine. Reading the last character makes the engine hand over one flat string
 * and not a promise of one.
 */
export async function measure({ name, render }: Engine, seconds = 2): Promise<Measured> {
  const characters = (await render()).length
  const times = await timesWithin(render, seconds / rounds)
  let best = 0
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    for (let i = 0; i < times; i++) await consume(render())
    const { user, system } = process.cpuUsage(before)
    best = Math.max(best, (times * 1e6) / (user + system))
  }
  return { name, perSecond: best, characters }
}

let sink = 0

const consume = (html: string | Promise<string>): void | Promise<void> => {
  if (typeof html !== 'string') return html.then(consume)
  sink += html.charCodeAt(html.length - 1)
}

/** Warms the engine up and answers how many renders fill so many seconds. */
const timesWithin = async (render: Engine['render'], seconds: number): Promise<number> => {
  let times = 0
  const start = performance.now()
  while (performance.now() - start < seconds * 1000) {
    for (let i = 0; i < 10; i++) await consume(render())
    times += 10
  }
  return times
}

/** Keeps the loop from being optimised away. */
export const consumed = (): number => sink
