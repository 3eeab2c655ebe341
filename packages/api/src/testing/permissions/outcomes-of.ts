import type { OperationId } from '../../contract/operations.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { makeWorld, type World } from '../world.ts'
import { callers, outcomeOf, tokenOf, type Outcome } from './outcomes.ts'
import { isWrite, requestOf, type Owner } from './requests.ts'

/**
 * Determines the outcome of a call for each caller, on an object of this owner. `makeBody` creates
 * a body that only this host accepts, such as one with a card that its provider knows.
 */
export async function outcomesOf(
  host: ContractHost,
  id: OperationId,
  owner: Owner,
  makeBody?: (world: World) => Promise<object>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let world = await makeWorld(host)
  for (const caller of callers) {
    // A successful call may have deleted its target, so the next caller gets a fresh world.
    if (outcomes.at(-1) === 'ok' && isWrite(id)) world = await makeWorld(host)
    const { path, init } = await requestOf(world, id, owner)
    const own = makeBody ? { body: JSON.stringify(await makeBody(world)) } : {}
    const response = await request(host, path, { ...init, ...own, token: tokenOf(world, caller) })
    outcomes.push(await outcomeOf(`${id} by ${caller}`, response))
  }
  return outcomes
}
