const every = 50

/**
 * Requests `/healthz` at a steady pace, without waiting for earlier responses, so that a server
 * that stalls delays many of the measured requests.
 *
 * @returns a function that stops the requests and resolves to how long each response took, in ms
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
