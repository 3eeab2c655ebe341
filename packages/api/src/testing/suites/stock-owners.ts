import { expect, it } from 'vitest'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { countUnits, startCount } from '../stock/stock-counts.ts'
import { addOrder, addOrdonnance, addReturn } from '../stock/stock-orders.ts'
import { addMember, makeStockWorld, type StockWorld } from '../stock/stock-world.ts'

const idsOf = ({ data }: { data: readonly { id: string }[] }) => data.map(({ id }) => id).toSorted()

/** Adds an administrator and a practitioner to each of the two centres. */
async function addPeople(world: StockWorld) {
  const { superAdmin, centreId, otherCentreId } = world
  const praticien = (id: string) =>
    superAdmin.client.call('createPraticien', { body: { name: 'Dr Louis Petit', centreId: id } })
  const admin = await addMember(world, { centreId, isAdmin: true })
  await addMember(world, { centreId: otherCentreId, isAdmin: true })
  await praticien(otherCentreId)
  return { admin, praticien: await praticien(centreId) }
}

export function stockOwnersSuite(host: () => ContractHost): void {
  it('shows people of one centre only that centre, its users and its practitioners', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, otherCentreId } = world
    const { admin, praticien } = await addPeople(world)

    expect(idsOf(await admin.client.call('listCentres'))).toEqual([centreId])
    expect(idsOf(await admin.client.call('listStockUsers'))).toEqual([admin.id])
    expect(idsOf(await admin.client.call('listPraticiens'))).toEqual([praticien.id])
    const all = [centreId, otherCentreId].toSorted()
    expect(idsOf(await superAdmin.client.call('listCentres'))).toEqual(all)
    expect((await superAdmin.client.call('listStockUsers')).total).toBe(3)
    expect((await superAdmin.client.call('listPraticiens')).total).toBe(2)
  })

  it('lists the orders, returns and counts of the requested centre only', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, otherCentreId } = world
    const there = { ...world, centreId: otherCentreId }
    const own = [await addOrder(world), await addReturn(world), await startCount(world)]
    await Promise.all([addOrder(there), addReturn(there), startCount(there)])
    const path = { id: centreId }

    const lists = [
      await superAdmin.client.call('listCommands', { path }),
      await superAdmin.client.call('listCommandReturns', { path }),
      await superAdmin.client.call('listCounts', { path }),
    ]

    expect(lists.map(idsOf)).toEqual(own.map(({ id }) => [id]))
  })

  it('hides the data of another centre when a call selects it in its query or body', async () => {
    const world = await makeStockWorld(host())
    const { supplierId, otherCentreId: centreId } = world
    const { admin } = await addPeople(world)
    const path = { id: supplierId }
    const none = { type: 'NOT_FOUND' }

    const { client } = admin
    const ofSupplier = client.call('getSupplier', { path, query: { centreId } })
    expect(await refusal(ofSupplier)).toMatchObject(none)
    for (const list of ['listSuppliers', 'listProducts'] as const) {
      const ofList = client.call(list, { query: { centreId } })
      expect(await refusal(ofList)).toMatchObject(none)
    }
    const self = { id: admin.id }
    const moved = client.call('updateStockUser', { path: self, body: { centreId } })
    expect(await refusal(moved)).toMatchObject(none)
  })

  it('finds a line only in its own count, and an ordonnance only in its own order', async () => {
    const world = await makeStockWorld(host())
    const { client } = world.superAdmin
    const there = { ...world, centreId: world.otherCentreId }
    const [count, otherCount] = [await startCount(world), await startCount(there)]
    const [order, otherOrder] = [await addOrder(world), await addOrder(there)]
    const line = await countUnits(world, count.id, 3)
    const ref = await addOrdonnance(world, order.id)

    const lineThere = { id: otherCount.id, lineId: line.id }
    const removed = refusal(client.call('removeCountLine', { path: lineThere }))
    expect(await removed).toMatchObject({ type: 'NOT_FOUND' })
    const fileThere = { id: otherOrder.id, ref }
    const opened = refusal(client.call('getOrdonnanceAddress', { path: fileThere }))
    expect(await opened).toMatchObject({ type: 'NOT_FOUND' })
    const deleted = refusal(client.call('removeOrdonnance', { path: fileThere }))
    expect(await deleted).toMatchObject({ type: 'NOT_FOUND' })
    await client.call('removeCountLine', { path: { id: count.id, lineId: line.id } })
  })
}
