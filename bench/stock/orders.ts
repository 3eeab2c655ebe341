import type { Client } from '@org/api/client'
import { watchHealth } from './health.ts'
import { idOf, sizes } from './sizes.ts'
import type { StockServer } from './stock-server.ts'

/**
 * Generates the orders of a few centres, one after the other; returns how long each took, in ms.
 */
export async function orderEach(client: Client, centres: readonly number[]): Promise<number[]> {
  const times: number[] = []
  for (const number of centres) {
    const path = { id: idOf('centre', number) }
    const start = performance.now()
    const { data } = await client.call('generateCommands', { path })
    times.push(performance.now() - start)
    if (data.length !== sizes.suppliers) throw new Error(`${data.length} orders were made`)
  }
  return times
}

/** Times in ms of the daily ordering when all centres order at the same hour. */
export interface DailyOrdering {
  took: number
  /** How long each response of `/healthz` took during the ordering. */
  health: number[]
}

/**
 * Sets the same ordering hour for all centres and restarts the server, which then runs the daily
 * ordering of each centre for which it has not run today.
 */
export async function orderDaily({ client, url, restart }: StockServer): Promise<DailyOrdering> {
  const ids = Array.from({ length: sizes.centres }, (_, number) => idOf('centre', number))
  for (const id of ids) {
    await client.call('updateCentre', { path: { id }, body: { create_cmd_hour: 0 } })
  }
  await restart()
  const start = performance.now()
  const stopWatching = watchHealth(url)
  // Waits for one centre after the other, sorted by id, because the server orders for them that
  // way.
  for (const id of ids.toSorted()) await untilOrdered(client, id)
  const took = performance.now() - start
  return { took, health: await stopWatching() }
}

async function untilOrdered(client: Client, id: string): Promise<void> {
  const filter = { where: { status: 'created' }, limit: 1 }
  for (;;) {
    const { total } = await client.call('listCommands', { path: { id }, query: { filter } })
    if (total === sizes.suppliers) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
