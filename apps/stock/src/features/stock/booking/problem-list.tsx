import { BannerMessage, Button } from '@org/ui/primitives'
import { useState } from 'react'
import { AssociateCode, useMayAssociate } from '#shared/product-choice/associate-code.tsx'
import { productChoiceTexts } from '#shared/product-choice/texts.ts'
import { bookingTexts } from '../texts.ts'
import { type ScanProblem, withoutProblem } from './booking-list.ts'
import { type Booking, useBookingList } from './use-booking.ts'

/** The scans that made no line, until they are solved or dismissed. */
export function ProblemList({ booking }: { booking: Booking }) {
  const problems = useBookingList(booking, (list) => list.problems)
  return problems
    .filter((problem) => !booking.reader.isReading(problem))
    .map((problem) => <Problem key={problem.id} problem={problem} booking={booking} />)
}

const retried: readonly ScanProblem['kind'][] = ['waiting', 'unreachable', 'full']

function Problem({ problem, booking }: { problem: ScanProblem; booking: Booking }) {
  const { id, kind, message, scans } = problem
  const mayAssociate = useMayAssociate()
  const [isAssociating, setAssociating] = useState(false)
  const title = scans > 1 ? `${message} (${bookingTexts.times(scans)})` : message
  const again = () => {
    booking.lookups.forget()
    booking.reader.read(problem)
  }
  return (
    <BannerMessage
      tone="danger"
      title={title}
      actions={
        <>
          {kind === 'unknown' && mayAssociate && !isAssociating && (
            <Button onPress={() => setAssociating(true)}>{productChoiceTexts.associate}</Button>
          )}
          {retried.includes(kind) && <Button onPress={again}>{bookingTexts.retry}</Button>}
          <Button
            aria-label={bookingTexts.dismiss(message)}
            onPress={() => booking.store.change((list) => withoutProblem(list, id))}
          >
            {bookingTexts.close}
          </Button>
        </>
      }
    >
      {kind === 'unknown' && !mayAssociate && productChoiceTexts.askAdministrator}
      {retried.includes(kind) && kind !== 'full' && bookingTexts.unreachableHelp}
      {isAssociating && (
        <AssociateCode
          code={problem.code}
          onCancel={() => setAssociating(false)}
          onAssociated={again}
        />
      )}
    </BannerMessage>
  )
}
