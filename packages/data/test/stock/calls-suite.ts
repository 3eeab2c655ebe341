import { expect, it } from 'vitest'
import { address, makeGroup, memberOf } from './stock-group.ts'
import type { StockPortsHost } from './stock-ports-host.ts'

export function callsSuite(host: () => StockPortsHost): void {
  it('saves an entity only once if the same idempotency key is sent twice', async () => {
    const { ports } = await makeGroup(host())
    const values = { name: 'Grenoble', address }
    const options = { idempotencyKey: crypto.randomUUID() }

    const first = await ports.centres.save(values, options)
    const second = await ports.centres.save(values, options)

    expect(second).toEqual(first)
    expect((await ports.centres.getAll()).total).toBe(3)
  })

  it('rejects a save that is based on an older revision, and returns the stored entity', async () => {
    const { ports, centre } = await makeGroup(host())
    const current = await ports.centres.save({ id: centre.id, name: 'Lyon Centre' })

    const late = ports.centres.save(
      { id: centre.id, name: 'Lyon Sud' },
      { ifMatch: centre.revision },
    )

    await expect(late).rejects.toMatchObject({
      name: 'ApiError',
      type: 'STALE',
      payload: { current },
    })
    expect(await ports.centres.get(centre.id)).toEqual(current)
  })

  it('rejects invalid values, and saves nothing', async () => {
    const { ports } = await makeGroup(host())

    const invalid = ports.suppliers.save({ name: 'Médipro', code: 'MDP', email: 'medipro' })

    await expect(invalid).rejects.toMatchObject({ name: 'ApiError', type: 'VALIDATION' })
    expect((await ports.suppliers.getAll()).total).toBe(1)
  })

  it('rejects calls without permission, and calls for another centre or group', async () => {
    const group = await makeGroup(host())
    const { centre, otherCentre, product } = group
    const stranger = await host().signIn(`${crypto.randomUUID()}@ailleurs.example`)

    const member = await memberOf(group, ['stock'])

    const lists = await Promise.allSettled([
      member.stock.getAll(centre.id),
      member.stock.getAll(otherCentre.id),
      member.users.getAll(),
      stranger.products.get(product.id),
    ])
    expect(lists.map((list) => (list.status === 'rejected' ? list.reason.type : 'shown'))).toEqual([
      'shown',
      'NOT_FOUND',
      'FORBIDDEN',
      'NOT_FOUND',
    ])
  })

  it('rejects an aborted call with an AbortError', async () => {
    const { ports, centre } = await makeGroup(host())
    const controller = new AbortController()

    const reading = ports.stock.getAll(centre.id, {}, { signal: controller.signal })
    controller.abort()

    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  })
}
