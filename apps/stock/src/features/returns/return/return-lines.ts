import type { CommandReturn } from '@org/api/client'
import { returnsTexts } from '../texts.ts'

type ReturnLine = CommandReturn['products'][number]

/** Identifies a line: a product can be on a return once per lot. */
export const lineKey = ({ id, lotId }: Pick<ReturnLine, 'id' | 'lotId'>) =>
  `${id} ${lotId ?? String(lotId)}`

/** The lot in words. The id of a lot is its expiry date and its name. */
function lotText(lotId: string | null | undefined): string {
  if (lotId === undefined) return ''
  return lotId === null ? returnsTexts.withoutLot : returnsTexts.lot(lotId.replace(/^[^/]*\//, ''))
}

export const lineDetail = ({ supplierRef, lotId }: Pick<ReturnLine, 'supplierRef' | 'lotId'>) =>
  [supplierRef, lotText(lotId)].filter(Boolean).join(' · ')
