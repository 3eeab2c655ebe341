import type { CommandReturn } from '@org/api/client'
import { returnsTexts } from '../texts.ts'

type ReturnLine = CommandReturn['products'][number]

/** Identifies a line: a product can be on a return once per lot. */
export const lineKey = ({ id, lotId }: Pick<ReturnLine, 'id' | 'lotId'>) =>
  `${id} ${lotId ?? String(lotId)}`

/** Returns the name of a line's lot. A lot's id consists of its expiry date and its name. */
export const lotOf = ({ lotId }: Pick<ReturnLine, 'lotId'>) => lotId?.replace(/^[^/]*\//, '')

export const expiryOf = ({ lotId }: Pick<ReturnLine, 'lotId'>) => lotId?.replace(/\/.*$/s, '')

function lotText(line: Pick<ReturnLine, 'lotId'>): string {
  if (line.lotId === undefined) return ''
  const lot = lotOf(line)
  return lot === undefined ? returnsTexts.withoutLot : returnsTexts.lot(lot)
}

export const lineDetail = (line: Pick<ReturnLine, 'supplierRef' | 'lotId'>) =>
  [line.supplierRef, lotText(line)].filter(Boolean).join(' · ')
