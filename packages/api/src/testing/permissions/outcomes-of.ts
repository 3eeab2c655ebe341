import type { OperationId } from '../../contract/operations.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { makeWorld, type World } from '../world.ts'
import { callers, outcomeOf, tokenOf, type Outcome } from './outcomes.ts'
import { isWrite, requestOf, type Owner } from './requests.ts'

/**
 * Makes a call as each of the `callers`, on an object of this owner, and returns the outcomes.
 * `makeBody` replaces the default body, for example to send a card that the host's provider has
 * confirmed.
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
