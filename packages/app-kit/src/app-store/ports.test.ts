import { expect, it, vi } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

it('creates the ports of a product once, with the client that sends the session token', async () => {
  const ports = { teams: {} }
  const openPorts = vi.fn(() => ports)
  const app = await createTestApp({ product: { reducers: {}, sagas: [], openPorts } })
  expect(app.environment.ports).toBe(ports)
  expect(openPorts.mock.calls).toEqual([[app.environment.client]])
})
