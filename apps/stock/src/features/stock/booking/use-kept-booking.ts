import { useMemo, useSyncExternalStore } from 'react'
import { isEmptyBooking } from './booking-list.ts'
import { type BookingPlace, openBookingStore } from './booking-store.ts'

/** Whether this browser keeps a list that the server has not booked yet. */
export function useKeptBooking({ userId, centreId, kind }: BookingPlace): boolean {
  const store = useMemo(
    () => openBookingStore({ userId, centreId, kind }),
    [userId, centreId, kind],
  )
  return !isEmptyBooking(useSyncExternalStore(store.subscribe, store.read))
}
