import type { Call } from '../../call/call.ts'
import { found } from '../../call/checks.ts'
import { apiError } from '../../contract/errors.ts'
import type { countOperations } from '../../contract/operations/stock/counts.ts'
import type { CountLineRecord, CountRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { lotSpelling } from '../../stock/rules/lot-spelling.ts'
import { countLineView } from '../../views/stock/count-views.ts'
import { openCount } from './count-parts.ts'

type SaveCall = Call<(typeof countOperations)['saveCountLine']>

/**
 * Adds an entry to the count line of its product and lot. Locks the count, so that the count's
 * entries are saved one after another.
 *
 * @throws ApiError STALE, with the current line, if the person has not seen the line's latest
 * change
 */
export async function saveCountLine(typed: SaveCall, stock: StockRepositories) {
  const count = await openCount(stock, typed.path.id)
  const call = { ...typed, body: { ...typed.body, lot: await lotOf(typed, stock, count) } }
  const { adapters, body } = call
  const product = await stock.products.get(body.productId)
  if (product === null) throw apiError('REFERENCE', { payload: { field: 'productId' } })
  const entryId = `${count.id}.${body.entryId}`
  const former = await stock.countEntries.get(entryId)
  if (former !== null) {
    const row = await stock.countLines.get(former.line_id)
    return { line: row && countLineView(row, product), movedSince: 0 }
  }
  if (count.category_id !== null && product.category_id !== count.category_id) {
    throw apiError('OTHER_CATEGORY', { message: `${product.name} est d’une autre catégorie` })
  }
  const line = await lineOf(stock, call)
  if (!isSeen(line, call)) {
    throw apiError('STALE', { payload: { current: line && countLineView(line, product) } })
  }
  const stockNow = await stockOf(call, stock, count)
  const saved = line
    ? await changedLine(call, stock, { line, stockNow })
    : await stock.countLines.insert({
        id: adapters.secrets.id(),
        count_id: count.id,
        product_id: body.productId,
        lot: body.lot ?? '',
        expiry: body.expiry ?? '',
        qty: body.qty,
        stock_then: stockNow,
        ...countedBy(call),
      })
  await stock.countEntries.insert({ id: entryId, count_id: count.id, line_id: saved.id })
  return { line: countLineView(saved, product), movedSince: stockNow - saved.stock_then }
}

/**
 * Returns the entry's lot. If a person typed the lot, adopts the spelling of the same lot in stock
 * or in the count.
 */
async function lotOf(
  { body: { productId, lot, isLotTyped } }: SaveCall,
  { ledger, countLines }: StockRepositories,
  { id, centre_id }: CountRecord,
): Promise<string | undefined> {
  if (lot === undefined || !isLotTyped) return lot
  const held = await ledger.lots(centre_id, [productId])
  const counted = await countLines.all({ count_id: id, product_id: productId })
  return lotSpelling(
    lot,
    [...held, ...counted].map((row) => row.lot),
  )
}

async function lineOf(
  { countLines }: StockRepositories,
  { path, body }: SaveCall,
): Promise<CountLineRecord | null> {
  const [line] = await countLines.all({
    count_id: path.id,
    product_id: body.productId,
    lot: body.lot ?? '',
    expiry: body.expiry ?? '',
  })
  return line ?? null
}

/**
 * True if the entry may change the line. Additions to the person's own line are always accepted;
 * everything else needs the line's current revision.
 */
function isSeen(line: CountLineRecord | null, { body, member }: SaveCall): boolean {
  const isOwnAddition = body.mode === 'add' && (line === null || line.user_id === member.id)
  return isOwnAddition || (line?.revision ?? 0) === body.revision
}

const countedBy = ({ member, now }: SaveCall) => ({
  user_id: member.id,
  person: member.display_name,
  counted_at: now,
})

/**
 * Returns the count line after an entry. An entry that replaces the quantity is compared with the
 * current stock. After an entry that adds to it, the line is still compared with the same stock as
 * before, because the total includes the units counted earlier.
 */
async function changedLine(
  call: SaveCall,
  stock: StockRepositories,
  { line, stockNow }: { line: CountLineRecord; stockNow: number },
): Promise<CountLineRecord> {
  const counted =
    call.body.mode === 'add'
      ? { qty: line.qty + call.body.qty }
      : { qty: call.body.qty, stock_then: stockNow }
  const saved = await stock.countLines.update(line.id, { ...counted, ...countedBy(call) })
  return found(saved === 'stale' ? null : saved)
}

/** Returns the number of units in stock in the entry's lot. */
async function stockOf(
  { body }: SaveCall,
  { ledger }: StockRepositories,
  { centre_id }: CountRecord,
): Promise<number> {
  const lots = await ledger.lots(centre_id, [body.productId])
  const lot = lots.find((row) => row.lot === (body.lot ?? '') && row.expiry === (body.expiry ?? ''))
  return lot?.qty ?? 0
}
