/** One engine in the comparison. */
export interface Engine {
  readonly name: string
  readonly render: () => string | Promise<string>
}

export interface Measured {
  readonly name: string
  /** Renders per second of processor time, the best of the rounds. */
  readonly perSecond: number
  readonly characters: number
}

const rounds = 10
const secondsPerRound = 0.3

/**
 * Lets the engines render by turns, a third of a second each and ten times over, so that other work
 * on the machine disturbs them alike, and keeps the best round of each. Reading the last character
 * makes an engine hand over one flat string and not a tree of its parts.
 */
export async function measure(engines: readonly Engine[]): Promise<Measured[]> {
  const runs = []
  for (const engine of engines)
    runs.push({ engine, times: await timesPerRound(engine.render), best: 0 })
  for (let round = 0; round < rounds; round++)
    for (const run of runs) run.best = Math.max(run.best, await rate(run.engine.render, run.times))
  return Promise.all(
    runs.map(async ({ engine, best }) => ({
      name: engine.name,
      perSecond: best,
      characters: (await engine.render()).length,
    })),
  )
}

const rate = async (render: Engine['render'], times: number): Promise<number> => {
  const before = process.cpuUsage()
  for (let i = 0; i < times; i++) {
    const rendered = render()
    consume(typeof rendered === 'string' ? rendered : await rendered)
  }
  const { user, system } = process.cpuUsage(before)
  return (times * 1e6) / (user + system)
}

let sink = 0

const consume = (html: string): void => {
  sink += html.charCodeAt(html.length - 1)
}

/** Warms the engine up and answers how many renders fill a round. */
const timesPerRound = async (render: Engine['render']): Promise<number> => {
  let times = 0
  const start = performance.now()
  while (performance.now() - start < 3 * secondsPerRound * 1000) {
    consume(await render())
    times++
  }
  return Math.ceil(times / 3)
}

/** Keeps the loops from being optimised away. */
export const consumed = (): number => sink
