export { emptyBooking, withUnits } from './booking/booking-list.ts'
export { openBookingStore } from './booking/booking-store.ts'
