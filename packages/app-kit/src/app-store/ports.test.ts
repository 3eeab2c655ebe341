import { expect, it, vi } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

it('creates the ports of a product once, over the client that carries the session', async () => {
  const ports = { teams: {} }
  const openPorts = vi.fn(() => ports)
  const app = await createTestApp({ product: { reducers: {}, sagas: [], openPorts } })
  expect(app.environment.ports).toBe(ports)
  expect(openPorts.mock.calls).toEqual([[app.environment.client]])
})
