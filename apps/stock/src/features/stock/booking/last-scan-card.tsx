import { CircleAlert, CircleCheck, CircleHelp, ScanBarcode } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { shortDay } from '#shared/days.ts'
import { bookingTexts } from '../texts.ts'
import type { NewLine } from './booking-list.ts'
import { Added, LastCard, LineDetail } from './booking.styles.ts'
import { lotText } from './lot-text.ts'
import type { LastScan, ScanReader } from './scan-reader.ts'

const icons = {
  ready: ScanBarcode,
  reading: ScanBarcode,
  success: CircleCheck,
  question: CircleHelp,
  error: CircleAlert,
}

/** Says that the list is booked, as large as a scan. */
export function BookedCard({ title, detail }: { title: string; detail: string | undefined }) {
  return (
    <LastCard data-result="success">
      <CircleCheck size={40} aria-hidden="true" />
      <Message title={title} detail={detail} />
    </LastCard>
  )
}

/** The last scanned product, large, with how many units it added. */
export function LastScanCard({ reader }: { reader: ScanReader }) {
  const last = useSyncExternalStore(reader.subscribe, () => reader.lastScan)
  const Icon = icons[last?.result ?? 'ready']
  return (
    <LastCard data-result={last?.result} aria-live="assertive">
      <Icon size={40} aria-hidden="true" />
      <Words last={last} />
    </LastCard>
  )
}

function Words({ last }: { last: LastScan | null }) {
  if (last === null) return <Message title={bookingTexts.ready} detail={bookingTexts.readyHelp} />
  if (last.result === 'reading') return <Message title={bookingTexts.reading} />
  if (last.result === 'error') return <Message title={last.message} />
  const { product, qty, lot, expiry, question } = last.line
  const detail =
    last.result === 'success'
      ? [bookingTexts.inList(last.inList), lotText({ lot, expiry })]
      : [
          question === 'expired'
            ? bookingTexts.expiredTitle(expiry && shortDay(expiry))
            : questionOf(last.line),
        ]
  return (
    <>
      <Message title={product.name} detail={detail.filter((part) => part !== '').join(' · ')} />
      <Added>{bookingTexts.scanned(qty)}</Added>
    </>
  )
}

/** Says why the lot of a scanned label is asked for. */
const questionOf = ({ lot, labelLot }: NewLine) => {
  if (labelLot === undefined) return bookingTexts.askLot
  return lot === null
    ? bookingTexts.askLotToRemove
    : `${bookingTexts.lotMissing(lot)} ${bookingTexts.askLotToRemove}`
}

function Message({ title, detail }: { title: string; detail?: string | undefined }) {
  return (
    <span>
      <strong>{title}</strong>
      {detail && <LineDetail>{detail}</LineDetail>}
    </span>
  )
}
