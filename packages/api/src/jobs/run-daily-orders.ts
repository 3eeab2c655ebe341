import type { Adapters } from '../ports/adapters.ts'
import { applyPlan } from '../orders/planning.ts'
import { dailyOrderDue } from '../stock/rules/daily-order-due.ts'
import { localHour } from '../stock/rules/local-date.ts'
import { pause } from '../call/pause.ts'

interface DailyOptions {
  /** Stops the ordering after the current centre. */
  signal: AbortSignal
  pollMilliseconds?: number | undefined
}

/**
 * Orders the products that each centre needs, once per local date and not before the hour that is
 * set for the centre. Repeats until `signal` aborts.
 */
export async function runDailyOrders(
  adapters: Adapters,
  { signal, pollMilliseconds = 30_000 }: DailyOptions,
): Promise<void> {
  while (!signal.aborted) {
    await orderDueCentres(adapters, signal)
    await pause(pollMilliseconds, signal)
  }
}

/**
 * Runs the daily ordering of all centres that are due, one after the other, and returns how many
 * ran. Logs a centre that fails; the next call tries it again.
 */
export async function orderDueCentres(adapters: Adapters, signal?: AbortSignal): Promise<number> {
  const { repositories, clock, log } = adapters
  const { date, hour } = localHour(clock.now())
  let ran = 0
  try {
    for (const centre of await repositories.stockCentres.toOrder(date, hour)) {
      if (signal?.aborted) break
      if (await orderFor(adapters, centre)) ran += 1
    }
  } catch (error) {
    log.write('error', 'daily ordering failed', { reason: String(error) })
  }
  return ran
}

/** Orders for one centre, unless another process did so in the meantime. */
async function orderFor(
  adapters: Adapters,
  { id, organisation_id: organisationId }: { id: string; organisation_id: string },
): Promise<boolean> {
  const { repositories, clock, log } = adapters
  try {
    return await repositories.transaction(async (inside) => {
      const { stock } = inside.within({ organisationId })
      const centre = await stock.centres.get(id)
      if (!centre || centre.is_archived) return false
      const { create_cmd_hour, ordered_on } = centre
      const date = dailyOrderDue({ create_cmd_hour, lastDate: ordered_on || null }, clock.now())
      if (date === null) return false
      await applyPlan(adapters, stock, id, '')
      await stock.centres.mark(id, { ordered_on: date })
      return true
    })
  } catch (error) {
    log.write('error', 'daily ordering of a centre failed', { centre: id, reason: String(error) })
    return false
  }
}
