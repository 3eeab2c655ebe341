/**
 * Unregisters all service workers of earlier versions, so that nobody gets a stale front end
 * (specification 3, section 1.1).
 */
export async function unregisterServiceWorkers(
  container: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined,
): Promise<void> {
  if (!container) return
  const registrations = await container.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
