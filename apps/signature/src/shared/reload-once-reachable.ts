/**
 * Loads the document again, since Chromium remembers that a script failed and never asks for it again.
 * Without the network the message stays: a reload would leave nothing.
 *
 * @returns whether the server could be reached.
 */
export async function reloadOnceReachable(): Promise<boolean> {
  const isReachable = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReachable) window.location.reload()
  return isReachable
}
