import type { Command } from '@org/api/client'
import { codeOn, localHour, readLabel } from '@org/api/stock'
import { failureText, isMissing } from '@org/app-kit'
import type { StockPorts } from '@org/data'
import type { ScanCardProps } from '#shared/scanner/scan-card.tsx'
import { lookedUpCode } from '#shared/scanner/looked-up-code.ts'
import { scannerTexts } from '#shared/scanner/texts.ts'
import type { ScanFailure, WaitingScan } from '#shared/scanner/waiting-scan.ts'
import { ordersTexts } from '../texts.ts'
import { addBox, hasProduct } from './add-box.ts'

/**
 * The card that shows the result of a scan and, if a box was added, the order as the server stored
 * it.
 */
interface ScannedBox {
  card: ScanCardProps
  order?: Command
}

/**
 * Adds a box of the product on a label to an order, or returns the reason why not, in French. Never
 * rejects.
 */
export async function addScannedBox(
  ports: StockPorts,
  order: Command,
  { text, separator }: Pick<WaitingScan, 'text' | 'separator'>,
): Promise<ScannedBox | ScanFailure> {
  const { date } = localHour(Math.floor(Date.now() / 1000))
  const label = readLabel(text, { today: date, separator: separator ?? undefined })
  const refused = (error: string) => ({ error, isUnanswered: false })
  if (label.kind === 'invalid') return refused(scannerTexts.invalidLabel[label.reason])
  const code = codeOn(label)
  try {
    const { product } = await ports.products.getByCode(lookedUpCode(text, label))
    const { id, name, isArchived, supplierId, conditionnement } = product
    if (isArchived) return refused(ordersTexts.scanArchived(name))
    if (hasProduct(order, id)) {
      return { card: { result: 'question', title: name, detail: ordersTexts.alreadyOrdered } }
    }
    if (supplierId !== order.supplierId) {
      return refused(`${name} : ${ordersTexts.otherSupplier(order.supplierName)}`)
    }
    const stored = await addBox(ports, order, product)
    const amount = ordersTexts.scanned(conditionnement)
    return { card: { result: 'success', title: name, amount }, order: stored }
  } catch (error) {
    if (isMissing(error) && label.kind === 'part') return refused(scannerTexts.noProduct)
    if (isMissing(error)) return { ...refused(scannerTexts.unknownCode(code)), unknownCode: code }
    return { error: `${code} : ${failureText(error, 'save')}`, isUnanswered: true }
  }
}
