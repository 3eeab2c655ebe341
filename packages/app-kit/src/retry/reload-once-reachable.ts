/**
 * Reloads the document to retry a script that failed to load. Chromium remembers the failure, and
 * does not request the script again before a reload. Does nothing while the server is unreachable,
 * so that the message stays.
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
