/** How long the page must receive no resource before it counts as idle, in ms. */
export const quietTime = 2000

/**
 * Calls back when the document is complete and no resource has arrived for two seconds, so that
 * fetches started by the callback do not delay what the page is waiting for.
 *
 * @returns a function that cancels the callback
 */
export function whenQuiet(callback: () => void): () => void {
  let timer: number | undefined
  const arrivals = new PerformanceObserver(rest)
  function rest() {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      stop()
      callback()
    }, quietTime)
  }
  function start() {
    arrivals.observe({ type: 'resource' })
    rest()
  }
  function stop() {
    window.removeEventListener('load', start)
    arrivals.disconnect()
    clearTimeout(timer)
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
  return stop
}
