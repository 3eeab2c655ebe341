import { expect, it } from 'vitest'
import { type StockOperationId, stockOperationIds } from '../../contract/operations.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { isWrite } from '../permissions/requests.ts'
import { stockAudited, stockUnaudited } from '../stock/stock-audited.ts'
import { stockRequest } from '../stock/stock-requests.ts'
import { addMember, makeStockWorld, type StockWorld } from '../stock/stock-world.ts'

/**
 * Returns the newest entries of the organisation's log (at most 100), sorted from oldest to newest.
 */
async function entriesOf({ host, organisationId }: StockWorld) {
  const { audit } = host.adapters.repositories.within({ organisationId })
  const search = { terms: [], fields: [], phones: [] }
  const { data } = await audit.list({ where: {}, search, limit: 100, offset: 0 })
  return data.toReversed()
}

/** Leaves out the deletion of the group: its suite checks the entry, which soon goes with the group. */
const isAudited = (id: StockOperationId) => isWrite(id) && id !== 'deleteGroup'

export function stockAuditSuite(host: () => ContractHost): void {
  it.each(stockOperationIds.filter(isAudited))(
    'records the expected entries for %s',
    async (id) => {
      const expected = stockAudited[id] ?? []
      const hint = `say in testing/stock/stock-audited.ts what ${id} leaves in the audit log`
      expect(stockAudited[id] !== undefined || stockUnaudited.includes(id), hint).toBe(true)
      const world = await makeStockWorld(host())
      const { path, init } = await stockRequest(world, id)
      const before = (await entriesOf(world)).length

      const atStock = { ...host(), baseUrl: host().stockUrl }
      const response = await request(atStock, path, { ...init, token: world.superAdmin.token })

      expect(response.status).toBe(200)
      const added = (await entriesOf(world)).slice(before)
      expect(added.map(({ action }) => action)).toEqual(expected)
      for (const entry of added) {
        expect(entry).toMatchObject({ outcome: 'ok', actor: world.superAdmin.email })
        expect(entry.subject).not.toBe('')
      }
    },
  )

  it('records archived and restored objects, with their names', async () => {
    const world = await makeStockWorld(host())
    const { client } = world.superAdmin
    const { id } = await client.call('createPraticien', {
      body: { name: 'Dr Louis Petit', centreId: world.centreId },
    })
    const before = (await entriesOf(world)).length
    for (const isArchived of [true, false]) {
      const body = { isArchived }
      await client.call('updatePraticien', { path: { id }, body })
      await client.call('updateProduct', { path: { id: world.productId }, body })
      await client.call('updateProductCategory', { path: { id: world.categoryId }, body })
      await client.call('updateSupplier', { path: { id: world.supplierId }, body })
      await client.call('updateCentre', { path: { id: world.otherCentreId }, body })
    }

    const entries = (await entriesOf(world)).slice(before)
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual(
      ['archived', 'restored'].flatMap((what) => [
        [`praticien_${what}`, 'Dr Louis Petit'],
        [`product_${what}`, 'Gants nitrile M'],
        [`category_${what}`, 'Gants'],
        [`supplier_${what}`, 'Dentalys'],
        [`centre_${what}`, 'Villeurbanne'],
      ]),
    )
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['archive']))
  })

  it('records changes of a user’s rights and access, but not of the name', async () => {
    const world = await makeStockWorld(host())
    const { email, id } = await addMember(world, { centreId: world.centreId })
    const before = (await entriesOf(world)).length
    const update = (body: { displayName?: string; permissions?: ['stock']; isActive?: boolean }) =>
      world.superAdmin.client.call('updateStockUser', { path: { id }, body })
    await update({ displayName: 'Zoé Martin-Roux' })
    await update({ permissions: ['stock'] })
    await update({ permissions: ['stock'] })
    await update({ isActive: false })
    await update({ isActive: true })

    const entries = (await entriesOf(world)).slice(before)
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['user_rights_changed', email],
      ['user_deactivated', email],
      ['user_activated', email],
    ])
  })
}
