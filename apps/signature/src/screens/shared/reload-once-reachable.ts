/**
 * Loads the document again, since Chromium remembers that a script failed and never asks for it again.
 * Without the network the message stays: a reload would leave nothing.
 */
export async function reloadOnceReachable(): Promise<void> {
  const isReachable = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReachable) window.location.reload()
}
