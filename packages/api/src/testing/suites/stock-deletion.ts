import { expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import type { ContractHost } from '../host.ts'
import { refusal } from '../http.ts'
import { fillGroup } from '../stock/fill-group.ts'
import { addSentOrder } from '../stock/stock-orders.ts'
import { addMember, makeStockWorld, type StockWorld } from '../stock/stock-world.ts'

const nameOf = async ({ superAdmin }: StockWorld) =>
  (await superAdmin.client.call('previewGroupDeletion')).name

/** Deletes the world's group as its super admin; nothing has run of the job yet. */
async function deleteGroupOf(world: StockWorld): Promise<void> {
  const body = { name: ` ${await nameOf(world)} ` }
  const done = await world.superAdmin.client.call('deleteGroup', { body })
  expect(done).toEqual({ success: true })
}

/** Returns the action that was last added to the audit log. */
async function lastAct({ host, organisationId }: StockWorld) {
  const { audit } = host.adapters.repositories.within({ organisationId })
  const search = { terms: [], fields: [], phones: [] }
  return (await audit.list({ where: {}, search, limit: 1, offset: 0 })).data[0]?.action
}

/** What a super admin sees of a group. */
async function seen({ superAdmin: { client }, centreId }: StockWorld) {
  const path = { id: centreId }
  return [
    await client.call('listCentres'),
    await client.call('listSuppliers'),
    await client.call('listProducts'),
    await client.call('listStockUsers'),
    await client.call('listStock', { path }),
    await client.call('listStockMovements', { path }),
    await client.call('listCommands', { path }),
    await client.call('listCommandReturns', { path }),
    await client.call('previewGroupDeletion'),
  ]
}

export function stockDeletionSuite(host: () => ContractHost): void {
  const stored = async (keys: readonly string[]) => {
    const { mediaStore } = host().adapters
    const files = await Promise.all(keys.map((key) => mediaStore.get(key)))
    return files.map((file) => file !== null)
  }
  const open = (address: string) =>
    host().fetch(new URL(address, host().stockUrl).toString(), { redirect: 'manual' })

  it('counts what would be deleted', async () => {
    const world = await makeStockWorld(host())
    await fillGroup(world)
    const preview = await world.superAdmin.client.call('previewGroupDeletion')
    expect(preview).toMatchObject({
      users: 1,
      centres: 2,
      suppliers: 1,
      products: 1,
      praticiens: 1,
      // The mail adds one order, to which the second order's units are added otherwise.
      commands: 2,
      returns: 1,
    })
    expect(preview.name).not.toBe('')
    expect(preview.storage).toBeGreaterThan(0)
  })

  it('is refused to everybody but super admins, even with the right name', async () => {
    const world = await makeStockWorld(host())
    const admin = await addMember(world, { isAdmin: true })
    const body = { name: await nameOf(world) }
    const refused = admin.client.call('deleteGroup', { body })
    expect(await refusal(refused)).toMatchObject({ type: 'FORBIDDEN' })
    expect(await world.superAdmin.client.call('deleteGroup', { body })).toEqual({ success: true })
  })

  it('deletes nothing unless the name is right', async () => {
    const world = await makeStockWorld(host())
    await fillGroup(world)
    const before = await seen(world)
    const wrong = world.superAdmin.client.call('deleteGroup', { body: { name: 'Lyon' } })
    expect(await refusal(wrong)).toMatchObject({
      type: 'WRONG_NAME',
      message: 'Ce n’est pas le nom du groupe',
    })
    expect(await seen(world)).toEqual(before)
  })

  it('ends all sessions, orders nothing and sends nothing from the first moment', async () => {
    const world = await makeStockWorld(host())
    const member = await addMember(world, { centreId: world.centreId })
    const { superAdmin, centreId } = world
    await superAdmin.client.call('updateCentre', {
      path: { id: centreId },
      body: { create_cmd_hour: 0 },
    })
    const { repositories } = host().adapters
    const due = async () =>
      (await repositories.stockCentres.toOrder('2999-01-01', 23)).filter(
        ({ id }) => id === centreId,
      )
    expect(await due()).toHaveLength(1)
    await addSentOrder(world)
    await deleteGroupOf(world)
    expect(await lastAct(world)).toBe('group_deleted')

    for (const person of [superAdmin, member]) {
      const own = person.client.call('getStockUser', { path: { id: 'me' } })
      expect(await refusal(own)).toMatchObject({ type: 'NOT_SIGNED_IN' })
    }
    expect(await repositories.accounts.byEmail(member.email, 'stock')).toEqual([])
    expect(await due()).toEqual([])
    const claimed = await repositories.jobs.claim(host().clock.now(), 1, { single: 99, bulk: 0 })
    expect(claimed.filter(({ mail }) => mail?.organisationId === world.organisationId)).toEqual([])
    host().clock.advance(2)
  })

  it('deletes everything of the group with its files, and leaves another one as it was', async () => {
    const other = await makeStockWorld(host())
    const kept = await fillGroup(other)
    await runDueJobs(host().adapters)
    const before = await seen(other)
    const world = await makeStockWorld(host())
    const files = await fillGroup(world)
    const sent = host().mailer.outbox.length
    expect((await open(files.addresses[0] ?? '')).status).toBe(200)
    await deleteGroupOf(world)
    await runDueJobs(host().adapters)

    const { repositories } = host().adapters
    const { organisationId } = world
    expect(await repositories.accounts.organisations([organisationId])).toEqual([])
    const { users, teams, storageUse, stock } = repositories.within({ organisationId })
    const { ledger: _, list: _list, startBooking: _start, ...tables } = stock
    for (const table of [users, teams, ...Object.values(tables)]) {
      expect(await table.all()).toEqual([])
    }
    expect(await storageUse.used()).toBe(0)
    expect(await stored(files.keys)).toEqual([false, false])
    for (const address of files.addresses) expect((await open(address)).status).toBe(404)
    expect(host().mailer.outbox).toHaveLength(sent)

    expect(await stored(kept.keys)).toEqual([true, true])
    expect(await seen(other)).toEqual(before)
  })
}
