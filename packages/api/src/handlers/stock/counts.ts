import { recordAct } from '../../audit/record-act.ts'
import type { HandlersOf } from '../../call/call.ts'
import { checkReference, current, found } from '../../call/checks.ts'
import { apiError } from '../../contract/errors.ts'
import type { countOperations } from '../../contract/operations/stock/counts.ts'
import type { CountRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { uncountedLots } from '../../stock/rules/count.ts'
import { countLineView, countView } from '../../views/stock/count-views.ts'
import { checkCentre } from './checks.ts'
import { closeCount, totalOf } from './close-count.ts'
import {
  countedLot,
  countViews,
  lotsByProduct,
  openCount,
  productsOf,
  productsOfLines,
  viewOfCount,
  visibleCount,
} from './count-parts.ts'
import { saveCountLine } from './save-count-line.ts'
import { subjectAt } from './stock-acts.ts'

/**
 * Returns the open count of this category, if there is one. Otherwise throws COUNT_OPEN if a new
 * count would overlap an open one, that is, if either of the two covers all products.
 */
async function openCountOf(
  { counts, categories }: StockRepositories,
  centreId: string,
  categoryId: string | null,
): Promise<CountRecord | undefined> {
  const open = await counts.all({ centre_id: centreId, status: 'open' })
  const same = open.find((count) => count.category_id === categoryId)
  const other = open.find((count) => categoryId === null || count.category_id === null)
  if (same || !other) return same
  const category = other.category_id === null ? null : await categories.get(other.category_id)
  const name = category ? `de la catégorie ${category.name}` : 'de tous les produits'
  throw apiError('COUNT_OPEN', {
    message: `Un inventaire ${name} est en cours. Terminez-le d’abord.`,
    payload: { countId: other.id },
  })
}

export const countHandlers: HandlersOf<typeof countOperations> = {
  async listCounts({ caller, member, path, list, repositories }) {
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.id)
    const where = { ...list.where, centre_id: path.id }
    const page = await stock.counts.list({ ...list, where })
    return { data: await countViews(stock, page.data), total: page.total }
  },

  async startCount({ adapters, caller, member, path, body, now, commit }) {
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      // Locks the centre, so that two people who start at once share one count.
      await checkCentre(stock, member, path.id)
      await checkReference(stock.categories, body.categoryId, 'categoryId')
      const open = await openCountOf(stock, path.id, body.categoryId)
      const count =
        open ??
        (await stock.counts.insert({
          id: adapters.secrets.id(),
          centre_id: path.id,
          category_id: body.categoryId,
          status: 'open',
          person: member.display_name,
          created_at: now,
          ended_by: '',
          ended_at: 0,
          booking_id: '',
        }))
      return viewOfCount(stock, count)
    })
  },

  async getCount({ caller, member, path, query, repositories }) {
    const { stock } = repositories.within(caller.scope)
    const count = await visibleCount(stock, member, path.id)
    const rows = await stock.countLines.all({ count_id: count.id })
    const products = await productsOf(stock, count)
    const named = await productsOfLines(stock, rows)
    const category = count.category_id ? await stock.categories.get(count.category_id) : null
    const lots = query.withRest
      ? await stock.ledger.lots(
          count.centre_id,
          products.map(({ id }) => id),
        )
      : null
    return {
      ...countView(count, {
        category: category?.name ?? null,
        products,
        counted: new Set(named.keys()),
      }),
      lines: rows
        .toSorted((one, other) => other.counted_at - one.counted_at)
        .map((row) => countLineView(row, found(named.get(row.product_id)))),
      rest:
        lots &&
        totalOf(
          uncountedLots({
            lines: rows.map(countedLot),
            lots: lotsByProduct(lots),
            emptied: products.map(({ id }) => id),
          }),
        ),
    }
  },

  async saveCountLine(call) {
    const { caller, member, path, repositories, commit } = call
    // Check this outside of the transaction. Inside, reading the centre would lock it for everyone
    // else.
    await visibleCount(repositories.within(caller.scope).stock, member, path.id)
    return commit((inside) => saveCountLine(call, inside.within(caller.scope).stock))
  },

  async removeCountLine({ caller, member, path, ifRevision, repositories, commit }) {
    await visibleCount(repositories.within(caller.scope).stock, member, path.id)
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      await openCount(stock, path.id)
      const line = await stock.countLines.get(path.lineId)
      if (line?.count_id !== path.id) throw apiError('NOT_FOUND')
      const isStale = ifRevision !== undefined && ifRevision !== line.revision
      await current(isStale ? 'stale' : line, async () => {
        const products = await productsOfLines(stock, [line])
        return countLineView(line, found(products.get(line.product_id)))
      })
      await stock.countLines.remove(line.id)
      return { success: true as const }
    })
  },

  async closeCount(call) {
    const { caller, member, path, repositories, commit } = call
    await visibleCount(repositories.within(caller.scope).stock, member, path.id)
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      const result = await closeCount(call, stock)
      const subject = await subjectAt(stock, { centre_id: result.count.centreId })
      await recordAct(call, inside, { action: 'count_closed', subject })
      return result
    })
  },

  async cancelCount(call) {
    const { caller, member, path, now, repositories, commit } = call
    await visibleCount(repositories.within(caller.scope).stock, member, path.id)
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      const { id, centre_id } = await openCount(stock, path.id)
      const subject = await subjectAt(stock, { centre_id })
      await recordAct(call, inside, { action: 'count_cancelled', subject })
      const patch = { status: 'cancelled', ended_by: member.display_name, ended_at: now } as const
      return viewOfCount(
        stock,
        await current(await stock.counts.update(id, patch), async () => null),
      )
    })
  },
}
