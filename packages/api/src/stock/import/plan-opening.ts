import { isRounded, type LabelData, lastDayOf, lotOn, readLabel } from '../codes/index.ts'
import { lotSpelling } from '../rules/lot-spelling.ts'
import type { Entry } from './entries.ts'
import type { OpeningField } from './import-fields.ts'
import { codeProblem, findByCode } from './code-cells.ts'
import { type ImportPlan, plannedRow } from './planned-row.ts'
import { dateOf, wholeNumber } from './read-cells.ts'
import { reasons } from './reasons.ts'

/**
 * A lot of a product. If `lot` and `expiry` are empty, it stands for the product's units without a
 * lot.
 */
export interface OpeningLot {
  productId: string
  lot: string
  /** The last day of use, `YYYY-MM-DD`; empty if there is none. */
  expiry: string
}

export interface OpeningCatalogue {
  /** Finds a product by any of its codes, normalised. */
  product: (code: string) => { id: string; name: string; isArchived: boolean } | undefined
  /** Returns the units in a lot. */
  stock: (lot: OpeningLot) => number
  /** Returns a product's lot numbers. */
  lots: (productId: string) => readonly string[]
}

/** Units to book in a lot; negative to take them out. */
export interface OpeningWrite extends OpeningLot {
  qty: number
}

const maxQty = 1_000_000

/**
 * Plans an opening stock, so that each listed lot contains the listed quantity. Other lots stay
 * unchanged, and a second import of the same table books nothing.
 *
 * @param today `YYYY-MM-DD`; an expiry date before it is doubtful
 */
export function planOpening(
  entries: readonly Entry<OpeningField>[],
  catalogue: OpeningCatalogue,
  today: string,
): ImportPlan<OpeningWrite> {
  const plan: ImportPlan<OpeningWrite> = { rows: [], writes: [] }
  const lines = new Map<string, number>()
  const spelled: { productId: string; lot: string }[] = []
  for (const { line, cells: written } of entries) {
    const cells = withLabel(written, today)
    const product = findByCode(catalogue.product, cells.code)
    const found = problemsOf(cells, product)
    const label = product?.name ?? cells.code
    const productId = product?.id ?? ''
    const inTable = spelled.filter((row) => row.productId === productId).map((row) => row.lot)
    const lot = {
      productId,
      lot: lotSpelling(cells.lot, [...catalogue.lots(productId), ...inTable]),
      expiry: cells.expiry === '' ? '' : (dateOf(cells.expiry) ?? ''),
    }
    if (product && found.length === 0) {
      spelled.push(lot)
      const key = JSON.stringify(lot)
      const first = lines.get(key)
      if (first === undefined) lines.set(key, line)
      else found.push(reasons.twice(first))
    }
    if (found.length > 0) {
      plan.rows.push(plannedRow({ line, label, isNew: false, reasons: found }))
      continue
    }
    const from = catalogue.stock(lot)
    const to = wholeNumber(cells.qty) ?? 0
    const changes = from === to ? [] : [{ field: 'qty', from: String(from), to: String(to) }]
    const doubts = doubtsOf(lot.expiry, today)
    plan.rows.push(plannedRow({ line, label, isNew: from === 0 && to > 0, changes, doubts }))
    if (from !== to) plan.writes.push({ ...lot, qty: to - from })
  }
  return plan
}

/**
 * Adds the lot and the expiry of a whole label in the column of the code, and turns a serial number
 * without a lot into a lot.
 */
function withLabel(
  cells: Record<OpeningField, string>,
  today: string,
): Record<OpeningField, string> {
  const label = readLabel(cells.code, { today })
  const data: Partial<LabelData> = label.kind === 'gs1' || label.kind === 'hibc' ? label : {}
  const serial = cells.serial || data.serial
  const lot = cells.lot || data.lot || (lotOn(serial ? { serial } : {}) ?? '')
  return { ...cells, lot, expiry: cells.expiry || (lastDayOf(data) ?? '') }
}

function doubtsOf(expiry: string, today: string): string[] {
  if (expiry === '' || expiry >= today) return []
  const shown = expiry.split('-').toReversed().join('/')
  return [expiry < '2000' ? reasons.early(shown) : reasons.past(shown)]
}

function problemsOf(
  cells: Record<OpeningField, string>,
  product: { name: string; isArchived: boolean } | undefined,
): string[] {
  const problem = product ? null : codeProblem(cells.code)
  if (problem !== null) return [problem]
  if (!product) return [reasons.unknownCode(cells.code)]
  if (product.isArchived) return [reasons.archivedProduct(product.name)]
  const found: string[] = []
  const qty = wholeNumber(cells.qty)
  if (cells.qty === '') found.push(reasons.missing('La quantité'))
  else if (qty === null || qty > maxQty) found.push(reasons.number('La quantité', 0, maxQty))
  if (isRounded(cells.lot)) found.push(reasons.rounded(cells.lot))
  if (cells.lot.length > 90) found.push('Le lot dépasse 90 caractères')
  if (cells.expiry !== '' && dateOf(cells.expiry) === null) found.push(reasons.date(cells.expiry))
  return found
}
