import { expect, it } from 'vitest'
import { operations, stockOperationIds, type StockOperationId } from '../../contract/operations.ts'
import type { Operation } from '../../contract/operation.ts'
import { type Permission, permissions } from '../../stock/rules/permissions.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { type Outcome, outcomeOf } from '../permissions/outcomes.ts'
import { stockRequest } from '../stock/stock-requests.ts'
import { stockCallers, stockRows } from '../stock/stock-rows.ts'
import {
  addDeactivated,
  addMember,
  makeStockWorld,
  signatureAdmin,
  type StockWorld,
} from '../stock/stock-world.ts'

/** Permissions that suffice for the call. The calls of users check theirs in the handler too. */
function neededFor(id: StockOperationId): readonly Permission[] {
  if (id === 'getStockUser') return ['users']
  return operations[id].permissions
}

/** True for calls whose address alone gives access. */
const isPublic = (id: StockOperationId) => operations[id].access === 'public'

/** Returns the tokens of all callers, in the order of `stockCallers`. */
async function tokensOf(world: StockWorld, id: StockOperationId): Promise<(string | undefined)[]> {
  const { host, superAdmin, centreId, otherCentreId } = world
  const needed = neededFor(id)
  const others = permissions.filter((permission) => !needed.includes(permission))
  const people = [
    superAdmin,
    await addMember(world, { isAdmin: true }),
    await addMember(world, { centreId, isAdmin: true }),
    await addMember(world, { centreId: otherCentreId, isAdmin: true }),
    await addMember(world, { centreId, permissions: needed.slice(0, 1) }),
    await addMember(world, { centreId, permissions: others }),
    await addDeactivated(world),
    (await makeStockWorld(host)).superAdmin,
    await signatureAdmin(host),
  ]
  return [...people.map(({ token }) => token), undefined]
}

export function stockPermissionsSuite(host: () => ContractHost): void {
  it.each(stockOperationIds)('enforces the permissions of %s', async (id) => {
    const world = await makeStockWorld(host())
    const outcomes: Record<string, Outcome> = {}
    for (const [index, token] of (await tokensOf(world, id)).entries()) {
      const caller = stockCallers[index] ?? ''
      // `unsaved` rows must stay unsaved, and each caller gets a target of their own.
      const { path, init } = await stockRequest(world, id)
      const atStock = { ...host(), baseUrl: host().stockUrl }
      const response = await request(atStock, path, { ...init, ...(token && { token }) })
      outcomes[caller] = await outcomeOf(`${id} by ${caller}`, response)
    }
    const row = stockRows[id]
    const ofStrangers = isPublic(id) ? row[0] : 'NOT_SIGNED_IN'
    const expected = [...row, ofStrangers, ofStrangers]
    expect(outcomes).toEqual(
      Object.fromEntries(stockCallers.map((caller, index) => [caller, expected[index]])),
    )
  })

  const needing = permissions.filter((permission) =>
    stockOperationIds.some((id) => neededFor(id).includes(permission)),
  )

  it.each(needing)(
    'lets staff with %s alone make exactly the calls that it allows',
    async (one) => {
      const world = await makeStockWorld(host())
      const { centreId } = world
      const { token } = await addMember(world, { centreId, permissions: [one] })
      for (const id of stockOperationIds) {
        const { isCatalog }: Operation = operations[id]
        const needed: readonly Permission[] = operations[id].permissions
        const isAllowed = needed.length === 0 || needed.includes(one)
        const { path, init } = await stockRequest(world, id)
        const atStock = { ...host(), baseUrl: host().stockUrl }
        const outcome = await outcomeOf(id, await request(atStock, path, { ...init, token }))
        const isOwnRule = id === 'getStockUser' || isPublic(id)
        if (!isOwnRule) expect(outcome !== 'FORBIDDEN', id).toBe(isAllowed && !isCatalog)
      }
    },
  )
}
