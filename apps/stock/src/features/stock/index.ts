export { KeptBookingsOfCentres } from './booking/kept-bookings-of-centres.tsx'
