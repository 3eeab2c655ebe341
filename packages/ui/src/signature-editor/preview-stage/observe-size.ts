/**
 * Calls back once, and then in the next frame after each size change: a callback that changes sizes
 * must not run while observations are delivered. Returns a function that stops observing.
 */
export function observeSize(elements: readonly HTMLElement[], onChange: () => void): () => void {
  let nextFrame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(nextFrame)
    nextFrame = requestAnimationFrame(onChange)
  })
  for (const element of elements) observer.observe(element)
  onChange()
  return () => {
    cancelAnimationFrame(nextFrame)
    observer.disconnect()
  }
}
