const every = 50

/**
 * Requests `/healthz` at a steady pace, whether or not earlier requests were answered, so that a server
 * that stalls is noticed by every request that it keeps waiting.
 *
 * @returns stops and returns how long each response took, in ms
 */
export function watchHealth(url: string): () => Promise<number[]> {
  const running: Promise<number>[] = []
  const timer = setInterval(() => running.push(timeOf(`${url}/healthz`)), every)
  return () => {
    clearInterval(timer)
    return Promise.all(running)
  }
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
  await response.text()
  return performance.now() - start
}
