/** One engine in the comparison. */
export interface Engine {
  readonly name: string
  readonly render: () => string | Promise<string>
}

export interface Measured {
  readonly name: string
  /** Number of renders per second of processor time, in the best round. */
  readonly perSecond: number
  /** Like `perSecond`, but one character of each result is read. */
  readonly readPerSecond: number
  readonly characters: number
}

/** Uses a result, so that rendering it is not optimised away. */
type Use = (html: string) => number

/** Reads nothing: V8 then keeps the concatenated string as a tree of its parts. */
const take: Use = (html) => html.length
/**
 * Reads a character: V8 then flattens the string, as it also does before each write to a socket.
 */
const read: Use = (html) => html.charCodeAt(html.length - 1)

const rounds = 10
const secondsPerRound = 0.25

/**
 * Measures the engines in turn, in ten rounds, each measurement taking about a quarter of a second,
 * and keeps each engine's best round. Alternating spreads the effect of other work on the machine
 * over all engines.
 */
export async function measure(engines: readonly Engine[]): Promise<Measured[]> {
  const runs = []
  for (const { name, render } of engines) {
    const times = await timesPerRound(render)
    const characters = (await render()).length
    runs.push({ name, render, times, characters, perSecond: 0, readPerSecond: 0 })
  }
  for (let round = 0; round < rounds; round++)
    for (const run of runs) {
      run.perSecond = Math.max(run.perSecond, await rate(run.render, run.times, take))
      run.readPerSecond = Math.max(run.readPerSecond, await rate(run.render, run.times, read))
    }
  return runs
}

let sink = 0

const rate = async (render: Engine['render'], times: number, use: Use): Promise<number> => {
  const before = process.cpuUsage()
  for (let i = 0; i < times; i++) {
    const rendered = render()
    sink += use(typeof rendered === 'string' ? rendered : await rendered)
  }
  const { user, system } = process.cpuUsage(before)
  return (times * 1e6) / (user + system)
}

/** Warms up the engine and returns how many renders take `secondsPerRound`. */
const timesPerRound = async (render: Engine['render']): Promise<number> => {
  let times = 0
  const start = performance.now()
  while (performance.now() - start < 4 * secondsPerRound * 1000) {
    sink += read(await render())
    times++
  }
  return Math.ceil(times / 4)
}

/** Returns a sum over all results. Printing it keeps V8 from optimising the loops away. */
export const consumed = (): number => sink
