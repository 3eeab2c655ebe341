import type { StockCountLine } from '@org/api/client'
import { isExpired, localHour } from '@org/api/stock'
import { countsTexts } from '../texts.ts'

/** Whether the lot of a line has expired by today. */
export const isLineExpired = (line: Pick<StockCountLine, 'expiry'>): boolean =>
  isExpired(line, localHour(Date.now() / 1000).date)

/** Names the lot of a line and its last day of use. */
export const lotText = (line: Pick<StockCountLine, 'lot' | 'expiry'>): string =>
  countsTexts.lotOf(line.lot, line.expiry, isLineExpired(line))
