/**
 * Calls `onChange` once, and then in the frame after each size change. A callback that changes
 * sizes inside the `ResizeObserver` itself would cause a loop error. Returns a function that stops
 * observing.
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
