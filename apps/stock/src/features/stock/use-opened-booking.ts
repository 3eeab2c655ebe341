import { useState } from 'react'
import type { Centre } from '@org/api/client'
import { bookingDialogs } from '#shared/paths.ts'
import { useDialogInAddress } from '#shared/use-dialog-in-address.ts'
import type { OpenedBooking } from './booking/booking-buttons.tsx'

/**
 * Holds the open booking dialog, which keeps its centre until it closes. After a reload, the dialog
 * opens again for the selected centre.
 */
export function useOpenedBooking(selected: Centre | null) {
  const [kind, setKind] = useDialogInAddress(bookingDialogs)
  const [subject, setSubject] = useState<Omit<OpenedBooking, 'kind'> | null>(null)
  // After a reload, waits for the centres, since the address does not contain the centre. The
  // product is not in the address either, but it is already in the stored list.
  if (kind !== null && subject === null && selected !== null) setSubject({ centre: selected })
  const open = (booking: OpenedBooking | null) => {
    setSubject(booking)
    setKind(booking?.kind ?? null)
  }
  const booking: OpenedBooking | null = kind && subject && { ...subject, kind }
  return [booking, open] as const
}
