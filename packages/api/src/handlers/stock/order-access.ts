import type { Commit } from '../../call/call.ts'
import type { Caller } from '../../call/caller.ts'
import { found } from '../../call/checks.ts'
import { apiError } from '../../contract/errors.ts'
import type { Repositories, ScopedRepositories } from '../../ports/repositories.ts'
import type { CommandRecord, CommandReturnRecord } from '../../ports/stock/orders.ts'
import type { StockMemberRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { isOrderEditable, isReturnToValidate } from '../../stock/rules/order-status.ts'
import { checkCentre } from './checks.ts'

/** The parts of a call that the functions of this file need. */
interface OrderCall {
  caller: Caller
  member: StockMemberRecord
  path: { id: string }
  repositories: Repositories
  commit: Commit
}

/** Tables whose rows belong to a centre. */
type Place = 'commands' | 'commandReturns'
type RowOf<P extends Place> = P extends 'commands' ? CommandRecord : CommandReturnRecord

async function rowIn<P extends Place>(
  stock: StockRepositories,
  place: P,
  id: string,
): Promise<RowOf<P>> {
  return found(await stock[place].get(id)) as RowOf<P>
}

/**
 * Returns the order or return whose id is in the request's path. Throws NOT_FOUND if the member may
 * not see its centre.
 */
export async function visible<P extends Place>(
  { caller, member, path, repositories }: OrderCall,
  place: P,
): Promise<{ stock: StockRepositories; row: RowOf<P> }> {
  const { stock } = repositories.within(caller.scope)
  const row = await rowIn(stock, place, path.id)
  await checkCentre(stock, member, row.centre_id)
  return { stock, row }
}

/**
 * Runs `work`, which writes to the order or return whose id is in the request's path, in a
 * transaction. Locks the centre first, so that a centre's orders are planned, sent and received one
 * at a time.
 */
export async function changing<P extends Place, Result>(
  call: OrderCall,
  place: P,
  work: (scoped: ScopedRepositories, row: RowOf<P>, inside: Repositories) => Promise<Result>,
): Promise<Result> {
  const { row: former } = await visible(call, place)
  return call.commit(async (inside) => {
    const scoped = inside.within(call.caller.scope)
    await scoped.stock.centres.get(former.centre_id)
    return work(scoped, await rowIn(scoped.stock, place, former.id), inside)
  })
}

/** Rejects an order that was sent already. */
export function checkEditable(order: CommandRecord): void {
  if (!isOrderEditable(order)) throw statusError('Cette commande est déjà envoyée', order)
}

/** Rejects a return that was validated already. */
export function checkOpen(row: CommandReturnRecord): void {
  if (!isReturnToValidate(row)) throw statusError('Ce retour est déjà validé', row)
}

/** Creates the error for an action that the status does not allow. */
export function statusError(message: string, { status }: { status: string }) {
  return apiError('ORDER_STATUS', { message, payload: { status } })
}
