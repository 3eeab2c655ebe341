import type { Command } from '@org/api/client'
import { codeOn, type Gs1Label, type Label, lastDayOf, localHour, readLabel } from '@org/api/stock'
import { failureText, isMissing } from '@org/app-kit'
import type { StockPorts } from '@org/data'
import { scannerTexts } from '#shared/scanner/texts.ts'
import type { ScanFailure, WaitingScan } from '#shared/scanner/waiting-scan.ts'
import { ordersTexts } from '../texts.ts'
import type { ScannedUnits } from './reception-entries.ts'

const partsOf = (label: Label): Partial<Gs1Label> => (label.kind === 'gs1' ? label : {})

/**
 * Returns the scanned units, or the reason why the scan does not count, in French. Never rejects.
 */
export async function readReceptionScan(
  ports: StockPorts,
  { products }: Pick<Command, 'products'>,
  { text, separator }: Pick<WaitingScan, 'text' | 'separator'>,
): Promise<{ units: ScannedUnits } | ScanFailure> {
  const { date } = localHour(Math.floor(Date.now() / 1000))
  const label = readLabel(text, { today: date, separator: separator ?? undefined })
  const refused = (error: string) => ({ error, isUnanswered: false })
  if (label.kind === 'invalid') return refused(scannerTexts.invalidLabel[label.reason])
  const code = codeOn(label)
  try {
    const { product, code: known } = await ports.products.getByCode(code)
    const isOrdered = products.some(({ id }) => id === product.id)
    // Ordered products count when they arrive, even if they have been archived since they were
    // ordered.
    if (product.isArchived && !isOrdered) return refused(ordersTexts.scanArchived(product.name))
    const parts = partsOf(label)
    const { lot = '', count = 1, needsLotAndExpiry } = parts
    const expiry = lastDayOf(parts) ?? ''
    const qty = known.units * count
    const units = { productId: product.id, name: product.name, qty, lot, expiry }
    return { units: { ...units, ...(needsLotAndExpiry && { needsLot: true }) } }
  } catch (error) {
    if (isMissing(error)) return { ...refused(scannerTexts.unknownCode(code)), unknownCode: code }
    return { error: `${code} : ${failureText(error, 'load')}`, isUnanswered: true }
  }
}
