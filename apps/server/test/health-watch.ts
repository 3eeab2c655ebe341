export interface HealthWatch {
  /**
   * Stops polling and prints the results.
   *
   * @returns the slowest response time, in milliseconds
   */
  stop(): Promise<number>
}

/** Polls `/healthz` constantly, to measure how long other requests wait during heavy work. */
export function watchHealth(url: string, during: string): HealthWatch {
  const times: number[] = []
  let isWatching = true
  const watching = (async () => {
    while (isWatching) {
      const start = performance.now()
      const response = await fetch(`${url}/healthz`)
      await response.arrayBuffer()
      times.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  return {
    async stop() {
      isWatching = false
      await watching
      const sorted = times.toSorted((first, second) => first - second)
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0
      const longest = sorted.at(-1) ?? 0
      process.stdout.write(
        `/healthz during ${during}: ${times.length} answers, median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms\n`,
      )
      return longest
    },
  }
}
