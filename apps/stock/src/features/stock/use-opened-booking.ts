import { useState } from 'react'
import type { Centre } from '@org/api/client'
import { bookingDialogs } from '#shared/paths.ts'
import { useDialogInAddress } from '#shared/use-dialog-in-address.ts'
import type { OpenedBooking } from './booking/booking-buttons.tsx'

/**
 * The booking that is open, which a reload opens again for the selected centre. It keeps its centre until
 * it closes.
 */
export function useOpenedBooking(selected: Centre | null) {
  const [kind, setKind] = useDialogInAddress(bookingDialogs)
  const [subject, setSubject] = useState<Omit<OpenedBooking, 'kind'> | null>(null)
  // The address names no centre, and the centres load after the page. It names no product either: the
  // kept list has it already.
  if (kind !== null && subject === null && selected !== null) setSubject({ centre: selected })
  const open = (booking: OpenedBooking | null) => {
    setSubject(booking)
    setKind(booking?.kind ?? null)
  }
  const booking: OpenedBooking | null = kind && subject && { ...subject, kind }
  return [booking, open] as const
}
