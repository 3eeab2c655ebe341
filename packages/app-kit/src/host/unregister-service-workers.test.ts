import { expect, it, vi } from 'vitest'
import { unregisterServiceWorkers } from './unregister-service-workers.ts'

it('[3.1.07] unregisters every service worker', async () => {
  const unregister = vi.fn(() => Promise.resolve(true))
  const registration = { unregister } as unknown as ServiceWorkerRegistration
  await unregisterServiceWorkers({
    getRegistrations: () => Promise.resolve([registration, registration]),
  })
  expect(unregister).toHaveBeenCalledTimes(2)
})

it('does nothing in a browser without service workers', async () => {
  await expect(unregisterServiceWorkers(undefined)).resolves.toBeUndefined()
})
