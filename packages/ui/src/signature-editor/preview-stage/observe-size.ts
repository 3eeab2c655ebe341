/**
 * Calls back once, and then in the frame after each change of one of the sizes: what changes sizes
 * itself must not while the observations are delivered. Returns what ends it.
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
