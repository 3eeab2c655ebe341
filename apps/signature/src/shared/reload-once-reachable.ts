/**
 * Reloads the document, since Chromium remembers that a script failed to load and never requests it
 * again. Does nothing while the server is unreachable, so that the message stays.
 *
 * @returns whether the server could be reached
 */
export async function reloadOnceReachable(): Promise<boolean> {
  const isReachable = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReachable) window.location.reload()
  return isReachable
}
