import { Agent, request } from 'node:http'

/**
 * Number of responses from an address during other work, and the median and slowest response times
 * in ms.
 */
export interface Probed {
  readonly answers: number
  readonly median: number
  readonly slowest: number
}

const everyMilliseconds = 10

/** Polls the addresses until the work has ended. */
export async function probeDuring<Result>(
  urls: readonly string[],
  work: () => Promise<Result>,
): Promise<{ result: Result; probed: Probed[] }> {
  const agent = new Agent({ keepAlive: true })
  const end = new AbortController()
  const probes = urls.map((url) => probe(url, agent, end.signal))
  try {
    const result = await work()
    end.abort()
    return { result, probed: await Promise.all(probes) }
  } finally {
    end.abort()
    agent.destroy()
  }
}

/**
 * Measures all requests that start before `end`, but counts only responses that arrive before it.
 */
async function probe(url: string, agent: Agent, end: AbortSignal): Promise<Probed> {
  const times: number[] = []
  let answers = 0
  while (!end.aborted) {
    const start = performance.now()
    await answered(url, agent)
    times.push(performance.now() - start)
    if (!end.aborted) answers += 1
    await new Promise((resolve) => setTimeout(resolve, everyMilliseconds))
  }
  times.sort((one, other) => one - other)
  return { answers, median: times[times.length >> 1] ?? 0, slowest: times.at(-1) ?? 0 }
}

function answered(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      if ((response.statusCode ?? 500) >= 400) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume().on('end', resolve)
    })
      .on('error', reject)
      .end()
  })
}
