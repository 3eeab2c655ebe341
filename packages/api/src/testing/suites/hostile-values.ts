import { describe, expect, it } from 'vitest'
import { columnKind, maxInteger, type ColumnKind } from '../../contract/column-kinds.ts'
import type { ListRule, Scalar } from '../../contract/filter.ts'
import type { Operation } from '../../contract/operation.ts'
import { operationIds, operations, type OperationId } from '../../contract/operations.ts'
import type { AccountHost, Product } from '../../contract/products.ts'
import { makeStudio } from '../coaching/studio.ts'
import type { ContractHost } from '../host.ts'
import { baseUrlOf, request } from '../http.ts'
import { addOrder, addReturn } from '../stock/stock-orders.ts'
import { makeStockWorld } from '../stock/stock-world.ts'
import { makeWorld } from '../world.ts'

/** Values that a column of each type cannot be compared with. Many made a database fail. */
const rejected: Readonly<Record<ColumnKind, readonly Scalar[]>> = {
  boolean: [1, 'true'],
  integer: [maxInteger + 1, -1e300, 1.5, '1'],
  bigint: [2 ** 53, -1e300, 0.5, '1'],
  text: [5, true, 'x'.repeat(501), '\0', '\ud800'],
}

/** Unusual values that match nothing. */
const accepted: Readonly<Record<ColumnKind, readonly Scalar[]>> = {
  boolean: [true, false, null],
  integer: [maxInteger, -maxInteger, null],
  bigint: [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, null],
  text: ['', "' or true --", '__name__', 'é'.repeat(500), null],
}

/** Ids in addresses that belong to nothing. */
const strangeIds = ['%00', '%F0%9F%98%80', '__name__', '%27', '%2F', '%ff', 'x'.repeat(3000)]

interface Caller {
  token: string
  host: AccountHost
  /** Existing ids for the parameters of the addresses of lists. */
  ids: {
    organisation?: string
    team?: string
    centre?: string
    product?: string
    command?: string
    commandreturn?: string
  }
}

/** Declares the suite for the operations of one product. */
export function declareHostileValues(
  host: () => ContractHost,
  product: Product,
  signIn: (host: ContractHost) => Promise<Caller>,
): void {
  const own = operationIds.filter((id) => {
    const { product: owner, method, changesState } = operations[id] as Operation
    return owner === product && method === 'get' && !changesState
  })

  describe.each(own.filter((id) => listOf(id) !== undefined))('%s', (id) => {
    it('rejects values that its columns cannot be compared with, and accepts all others', async () => {
      const caller = await signIn(host())
      const list = listOf(id)
      const ask = async (filter: object) => {
        const query = `?filter=${encodeURIComponent(JSON.stringify(filter))}`
        return (await sent(host(), caller, listPath(id, caller) + query)).status
      }

      expect(await ask({ offset: maxInteger, limit: 500 })).toBe(200)
      expect(await ask({ offset: maxInteger + 1 })).toBe(400)
      for (const field of list?.where ?? []) {
        const kind = columnKind(field)
        for (const value of rejected[kind]) {
          const statuses = [
            await ask({ where: { [field]: value } }),
            await ask({ where: { [field]: [value] } }),
          ]
          expect([field, value, ...statuses]).toEqual([field, value, 400, 400])
        }
        const known = list?.values?.[field]
        for (const value of known ?? accepted[kind]) {
          expect([field, value, await ask({ where: { [field]: value } })]).toEqual([
            field,
            value,
            200,
          ])
        }
        const many = Array.from({ length: 300 }, () => known?.[0] ?? accepted[kind][0])
        expect([field, await ask({ where: { [field]: many } })]).toEqual([field, 200])
      }
    })
  })

  it('never fails because of an id in the address', async () => {
    const caller = await signIn(host())
    const failed: string[] = []
    for (const id of own.filter((one) => operations[one].path.includes('{'))) {
      for (const strange of strangeIds) {
        const path = operations[id].path.replaceAll(/\{\w+\}/g, strange)
        const { status } = await sent(host(), caller, path)
        if (status >= 500) failed.push(`${status} ${path}`)
      }
    }
    expect(failed).toEqual([])
  })
}

const listOf = (id: OperationId): ListRule | undefined => (operations[id] as Operation).list

function listPath(id: OperationId, { ids }: Caller): string {
  const { path } = operations[id]
  const [, kind] = /^(?:\/stock)?\/(team|product|command|commandreturn)\//.exec(path) ?? []
  const first = kind ? ids[kind as keyof typeof ids] : (ids.centre ?? ids.organisation)
  return path.replace('{id}', first ?? '').replace('{productId}', ids.product ?? '')
}

function sent(host: ContractHost, caller: Caller, path: string): Promise<Response> {
  const at = { ...host, baseUrl: baseUrlOf(host, caller.host) }
  return request(at, path, { token: caller.token })
}

export const signatureValuesSuite = (host: () => ContractHost): void =>
  declareHostileValues(host, 'signature', async (at) => {
    const { admin, organisationId, teamId } = await makeWorld(at)
    const ids = { organisation: organisationId, team: teamId }
    return { token: admin.token, host: 'signature', ids }
  })

export const stockValuesSuite = (host: () => ContractHost): void =>
  declareHostileValues(host, 'stock', async (at) => {
    const world = await makeStockWorld(at)
    const { superAdmin, centreId, productId } = world
    const { id: command } = await addOrder(world)
    const { id: commandreturn } = await addReturn(world)
    const ids = { centre: centreId, product: productId, command, commandreturn }
    return { token: superAdmin.token, host: 'stock', ids }
  })

export const coachingValuesSuite = (host: () => ContractHost): void =>
  declareHostileValues(host, 'coaching', async (at) => {
    const { admin } = await makeStudio(at)
    return { token: admin.token, host: 'coaching-admin', ids: {} }
  })
