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
  const [centre, setCentre] = useState<OpenedBooking['centre'] | null>(null)
  // The address names no centre, and the centres load after the page.
  if (kind !== null && centre === null && selected !== null) setCentre(selected)
  const open = (booking: OpenedBooking | null) => {
    setCentre(booking?.centre ?? null)
    setKind(booking?.kind ?? null)
  }
  const booking: OpenedBooking | null = kind && centre && { kind, centre }
  return [booking, open] as const
}
