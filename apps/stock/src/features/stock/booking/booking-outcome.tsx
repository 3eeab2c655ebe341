import { errorMessage, isSessionEnd } from '@org/app-kit'
import { BannerMessage, Button } from '@org/ui/primitives'
import { ScanCard } from '#shared/scanner/scan-card.tsx'
import { bookingTexts } from '../texts.ts'
import { type BookingKind, questionsIn } from './booking-list.ts'
import { type Booking, useBookingList } from './use-booking.ts'

export interface BookingOutcomeProps {
  kind: BookingKind
  booking: Booking
}

/** Says how the booking ended, or what it waits for. */
export function BookingOutcome({ kind, booking }: BookingOutcomeProps) {
  const { outcome, isSending, dismissOutcome } = booking
  const attempt = useBookingList(booking, (list) => list.attempt)
  const questions = useBookingList(booking, (list) => questionsIn(list).length)
  const close = <Button onPress={dismissOutcome}>{bookingTexts.close}</Button>
  return (
    <>
      {outcome?.status === 'booked' && (
        <ScanCard
          result="success"
          title={bookingTexts.booked[kind](outcome.units)}
          detail={outcome.isRepeated ? bookingTexts.alreadyBooked : undefined}
        />
      )}
      {outcome?.status === 'refused' && (
        <BannerMessage
          tone="danger"
          title={outcome.short.length > 0 ? bookingTexts.notEnough : errorMessage(outcome.error)}
          actions={close}
        >
          {outcome.short.map(({ productId, name, wanted, stock, expired }) => (
            <div key={productId}>
              {bookingTexts.notEnoughLine(name, wanted, stock)}
              {expired > 0 && bookingTexts.expiredLine(expired)}
            </div>
          ))}
          {bookingTexts.refusedHelp}
        </BannerMessage>
      )}
      {attempt && !isSending && (
        <BannerMessage tone="warning" title={bookingTexts.pendingTitle(attempt.lines.length)}>
          {outcome?.status === 'unanswered' &&
            !isSessionEnd(outcome.error) &&
            `${errorMessage(outcome.error)} `}
          {bookingTexts.pendingHelp}
        </BannerMessage>
      )}
      {questions > 0 && (
        <BannerMessage tone="warning" title={bookingTexts.questionsLeft(questions)}>
          {bookingTexts.questionsHelp}
        </BannerMessage>
      )}
    </>
  )
}
