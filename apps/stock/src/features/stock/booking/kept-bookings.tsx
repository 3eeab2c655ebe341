import { BannerMessage, Button } from '@org/ui/primitives'
import { stockTexts } from '../texts.ts'
import type { BookingKind } from './booking-list.ts'
import { useKeptBooking } from './use-kept-booking.ts'

export interface KeptBookingsProps {
  userId: string
  centreId: string
  onOpen: (kind: BookingKind) => void
}

/** Offers to open the scanned lists of this centre that are not booked yet. */
export function KeptBookings({ userId, centreId, onOpen }: KeptBookingsProps) {
  return (
    <>
      <KeptBooking kind="add" userId={userId} centreId={centreId} onOpen={onOpen} />
      <KeptBooking kind="remove" userId={userId} centreId={centreId} onOpen={onOpen} />
    </>
  )
}

function KeptBooking({
  kind,
  userId,
  centreId,
  onOpen,
}: KeptBookingsProps & { kind: BookingKind }) {
  const isKept = useKeptBooking({ userId, centreId, kind })
  return (
    isKept && (
      <BannerMessage
        tone="warning"
        title={stockTexts.keptTitle[kind]}
        actions={<Button onPress={() => onOpen(kind)}>{stockTexts.resume}</Button>}
      />
    )
  )
}
