import { bookingTexts, stockTexts } from '../texts.ts'
import type { BookingKind } from './booking-list.ts'
import { Line, LineDetail, LineName, Lines, Quantity } from './booking.styles.ts'
import { LineRow } from './line-row.tsx'
import { lotText } from './lot-text.ts'
import { type Booking, useBookingList } from './use-booking.ts'

export interface LineListProps {
  kind: BookingKind
  booking: Booking
}

/**
 * Lists the lines to book, the last scanned product first, then the lines that were already sent.
 */
export function LineList({ kind, booking }: LineListProps) {
  const lines = useBookingList(booking, (list) => list.lines)
  const attempt = useBookingList(booking, (list) => list.attempt)
  if (lines.length === 0 && attempt === null) return null
  return (
    <Lines aria-label={bookingTexts.lines}>
      {lines.map((line) => (
        <LineRow
          key={line.id}
          line={line}
          kind={kind}
          change={booking.store.change}
          lookups={booking.lookups}
        />
      ))}
      {attempt?.lines.map((line) => (
        <Line key={line.id}>
          <p>
            <LineName>{line.product.name}</LineName>
            <LineDetail>{lotText(line)}</LineDetail>
          </p>
          <Quantity>{stockTexts.units(line.qty)}</Quantity>
        </Line>
      ))}
    </Lines>
  )
}
