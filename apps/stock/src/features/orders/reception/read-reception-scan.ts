import type { Command } from '@org/api/client'
import {
  codeOn,
  dataOn,
  type Label,
  lastDayOf,
  localHour,
  lotOn,
  type PartLabel,
  readLabel,
} from '@org/api/stock'
import { failureText, isMissing } from '@org/app-kit'
import type { StockPorts } from '@org/data'
import { lookedUpCode } from '#shared/scanner/looked-up-code.ts'
import { scannerTexts } from '#shared/scanner/texts.ts'
import type { ScanFailure, WaitingScan } from '#shared/scanner/waiting-scan.ts'
import { ordersTexts } from '../texts.ts'
import type { ScannedUnits } from './reception-entries.ts'

/** The units that a label names, and the label's kind and code. */
export interface NamedUnits {
  units: ScannedUnits
  label: { kind: Label['kind']; code: string }
}

/**
 * Returns the scanned units, or the reason why the scan does not count, in French. A part of a label
 * belongs to the units scanned before. Never rejects.
 */
export async function readReceptionScan(
  ports: StockPorts,
  { products }: Pick<Command, 'products'>,
  { text, separator }: Pick<WaitingScan, 'text' | 'separator'>,
): Promise<NamedUnits | { part: PartLabel } | ScanFailure> {
  const { date } = localHour(Math.floor(Date.now() / 1000))
  const label = readLabel(text, { today: date, separator: separator ?? undefined })
  const refused = (error: string) => ({ error, isUnanswered: false })
  if (label.kind === 'invalid') return refused(scannerTexts.invalidLabel[label.reason])
  const code = codeOn(label)
  try {
    const { product, code: known } = await ports.products.getByCode(lookedUpCode(text, label))
    const isOrdered = products.some(({ id }) => id === product.id)
    // Ordered products count when they arrive, even if they have been archived since they were
    // ordered.
    if (product.isArchived && !isOrdered) return refused(ordersTexts.scanArchived(product.name))
    const data = dataOn(label)
    const { count = 1, needsLotAndExpiry } = data
    const lot = lotOn(data) ?? ''
    const expiry = lastDayOf(data) ?? ''
    const qty = known.units * count
    const units = { productId: product.id, name: product.name, qty, lot, expiry }
    return {
      units: { ...units, ...(needsLotAndExpiry && { needsLot: true }) },
      label: { kind: label.kind, code },
    }
  } catch (error) {
    if (isMissing(error) && label.kind === 'part') return { part: label }
    if (isMissing(error)) return { ...refused(scannerTexts.unknownCode(code)), unknownCode: code }
    return { error: `${code} : ${failureText(error, 'load')}`, isUnanswered: true }
  }
}
