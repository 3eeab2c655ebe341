import { useSyncExternalStore } from 'react'
import { shortDay } from '#shared/days.ts'
import { ScanCard, type ScanCardProps } from '#shared/scanner/scan-card.tsx'
import { bookingTexts } from '../texts.ts'
import type { BookingKind, NewLine } from './booking-list.ts'
import { lotText } from './lot-text.ts'
import type { LastScan, ScanReader } from './scan-reader.ts'

export interface LastScanCardProps {
  kind: BookingKind
  reader: ScanReader
}

/** The last scanned product, large, with how many units it adds or removes. */
export function LastScanCard({ kind, reader }: LastScanCardProps) {
  const last = useSyncExternalStore(reader.subscribe, () => reader.lastScan)
  return <ScanCard {...cardOf(kind, last)} />
}

function cardOf(kind: BookingKind, last: LastScan | null): ScanCardProps {
  if (last === null) {
    return { result: 'ready', title: bookingTexts.ready, detail: bookingTexts.readyHelp }
  }
  const { result } = last
  if (result === 'reading') return { result, title: bookingTexts.reading }
  if (result === 'error') return { result, title: last.message }
  const { product, qty, lot, expiry } = last.line
  const details =
    result === 'success'
      ? [bookingTexts.inList(last.inList), lotText({ lot, expiry })]
      : [questionOf(last.line)]
  return {
    result,
    title: product.name,
    detail: details.filter((part) => part !== '').join(' · '),
    amount: bookingTexts.scanned[kind](qty),
  }
}

/** Says what a person must answer before the line can be booked. */
function questionOf({ lot, expiry, labelLot, question }: NewLine): string {
  if (question === 'expired') return bookingTexts.expiredTitle(expiry && shortDay(expiry))
  if (labelLot === undefined) return bookingTexts.askLot
  return lot === null
    ? bookingTexts.askLotToRemove
    : `${bookingTexts.lotMissing(lot)} ${bookingTexts.askLotToRemove}`
}
