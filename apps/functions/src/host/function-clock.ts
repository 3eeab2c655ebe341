// A module of its own: for end-to-end tests it is replaced by a clock that they move.
export { systemClock as clock } from '@org/api'
