/**
 * Removes every service worker that an earlier version left behind, so that nobody is served a
 * stale front end (specification 3, section 1.1).
 */
export async function unregisterServiceWorkers(
  container: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined,
): Promise<void> {
  if (!container) return
  const registrations = await container.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
