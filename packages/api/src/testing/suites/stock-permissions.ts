import { beforeAll, expect, it } from 'vitest'
import { operations, stockOperationIds, type StockOperationId } from '../../contract/operations.ts'
import type { Operation } from '../../contract/operation.ts'
import { type Permission, permissions } from '../../stock/rules/permissions.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import type { Person } from '../world.ts'
import { type Outcome, outcomeOf } from '../permissions/outcomes.ts'
import { stockRequest } from '../stock/stock-requests.ts'
import { stockCallers, stockRows, sufficientFor } from '../stock/stock-rows.ts'
import {
  addDeactivated,
  addMember,
  makeStockWorld,
  signatureAdmin,
  type StockWorld,
} from '../stock/stock-world.ts'

/** True for calls that need no session, because their address grants access. */
const isPublic = (id: StockOperationId) => operations[id].access === 'public'

/** The people of a world whose rights are the same for every call. */
interface People {
  superAdmin: Person
  adminOfAll: Person
  adminOfCentre: Person
  adminOfOther: Person
  withNothing: Person
  /** For each permission, a member of the centre who has only that one. */
  withOne: Record<Permission, Person>
  deactivated: Person
}

async function addPeople(world: StockWorld): Promise<People> {
  const { superAdmin, centreId, otherCentreId } = world
  const staff = (some: readonly Permission[]) => addMember(world, { centreId, permissions: some })
  const withOne = {} as Record<Permission, Person>
  for (const one of permissions) withOne[one] = await staff([one])
  return {
    superAdmin,
    adminOfAll: await addMember(world, { isAdmin: true }),
    adminOfCentre: await addMember(world, { centreId, isAdmin: true }),
    adminOfOther: await addMember(world, { centreId: otherCentreId, isAdmin: true }),
    withNothing: await staff([]),
    withOne,
    deactivated: await addDeactivated(world),
  }
}

/** Returns the tokens of all callers, in the order of `stockCallers`. */
async function tokensOf(
  world: StockWorld,
  people: People,
  strangers: readonly Person[],
  id: StockOperationId,
): Promise<(string | undefined)[]> {
  const [needed, ...furtherNeeded] = sufficientFor(id)
  const others = permissions.filter(
    (permission) => permission !== needed && !furtherNeeded.includes(permission),
  )
  const callers = [
    people.superAdmin,
    people.adminOfAll,
    people.adminOfCentre,
    people.adminOfOther,
    needed === undefined ? people.withNothing : people.withOne[needed],
    await addMember(world, { centreId: world.centreId, permissions: others }),
    people.deactivated,
    ...strangers,
  ]
  return [...callers.map(({ token }) => token), undefined]
}

/**
 * Returns a function that calls an operation for a person and returns the outcome. All people use
 * the same prepared request and object until a call has changed the object, because preparing them
 * takes most of the test's time.
 */
function callerOf(world: StockWorld, id: StockOperationId) {
  const atStock = { ...world.host, baseUrl: world.host.stockUrl }
  let target: ReturnType<typeof stockRequest> | null = null
  return async (caller: string, token: string | undefined): Promise<Outcome> => {
    target ??= stockRequest(world, id)
    const { path, init } = await target
    const response = await request(atStock, path, { ...init, ...(token && { token }) })
    const outcome = await outcomeOf(`${id} by ${caller}`, response)
    if (outcome === 'ok' && operations[id].method !== 'get') target = null
    return outcome
  }
}

export function stockPermissionsSuite(host: () => ContractHost): void {
  let strangers: Person[]
  let reading: { world: StockWorld; people: People }

  const inhabited = async () => {
    const world = await makeStockWorld(host())
    return { world, people: await addPeople(world) }
  }

  beforeAll(async () => {
    strangers = [(await makeStockWorld(host())).superAdmin, await signatureAdmin(host())]
    reading = await inhabited()
  })

  /** Returns a shared world for calls that only read, and a new one for other calls. */
  const worldFor = async (id: StockOperationId) =>
    operations[id].method === 'get' ? reading : inhabited()

  it.each(stockOperationIds)('enforces the permissions of %s', async (id) => {
    const { world, people } = await worldFor(id)
    const call = callerOf(world, id)
    const outcomes: Record<string, Outcome> = {}
    for (const [index, token] of (await tokensOf(world, people, strangers, id)).entries()) {
      const caller = stockCallers[index] ?? ''
      outcomes[caller] = await call(caller, token)
    }
    const row = stockRows[id]
    const ofStrangers = isPublic(id) ? row[0] : 'NOT_SIGNED_IN'
    const expected = [...row, ofStrangers, ofStrangers]
    expect(outcomes).toEqual(
      Object.fromEntries(stockCallers.map((caller, index) => [caller, expected[index]])),
    )
    if (id !== 'getStockUser' && !isPublic(id)) await expectOnlyItsPermission(call, people, id)
  })
}

/**
 * Checks that staff with a single permission can make the call if and only if that permission
 * suffices for it. Calls with `isCatalog` are always forbidden to staff of a single centre, and calls
 * with `isForSuperAdmins` to all staff.
 */
async function expectOnlyItsPermission(
  call: ReturnType<typeof callerOf>,
  people: People,
  id: StockOperationId,
): Promise<void> {
  const { isCatalog, isForSuperAdmins }: Operation = operations[id]
  const needed = sufficientFor(id)
  for (const one of permissions) {
    const isSufficient = needed.length === 0 || needed.includes(one)
    const isAllowed = isSufficient && !isCatalog && !isForSuperAdmins
    const outcome = await call(`staff with ${one}`, people.withOne[one].token)
    expect(outcome !== 'FORBIDDEN', `${id} by staff with ${one}`).toBe(isAllowed)
  }
}
