import { useAppDispatch, useAppSelector } from '@org/app-kit'
import { BannerMessage, Button } from '@org/ui/primitives'
import { useState } from 'react'
import { centreSelected } from '#shared/account/account-slice.ts'
import { selectCentres } from '#shared/lists/centres.ts'
import { stockTexts } from '../texts.ts'
import type { OpenedBooking } from './booking-buttons.tsx'
import { keptBookings } from './booking-store.ts'

export interface KeptBookingsOfCentresProps {
  userId: string
  /** A centre to leave out, because its lists are offered elsewhere on the page. */
  exceptCentreId?: string
  /** Called with the list to open, once its centre is selected. */
  onOpen: (booking: OpenedBooking) => void
}

/**
 * Shows a message for each centre's scanned list that is not booked yet, with a button that opens
 * the list.
 */
export function KeptBookingsOfCentres({
  userId,
  exceptCentreId,
  onOpen,
}: KeptBookingsOfCentresProps) {
  const dispatch = useAppDispatch()
  const { data } = useAppSelector(selectCentres)
  const [kept] = useState(() => keptBookings(userId))
  const open = (booking: OpenedBooking) => {
    dispatch(centreSelected(booking.centre.id))
    onOpen(booking)
  }
  return kept.map(({ centreId, kind }) => {
    const centre = data.find(({ id }) => id === centreId)
    return (
      centre &&
      centre.id !== exceptCentreId && (
        <BannerMessage
          key={`${centreId} ${kind}`}
          tone="warning"
          title={`${stockTexts.keptTitle[kind]} : ${centre.name}`}
          actions={
            <Button
              aria-label={stockTexts.resumeAt(centre.name)}
              onPress={() => open({ kind, centre })}
            >
              {stockTexts.resume}
            </Button>
          }
        />
      )
    )
  })
}
