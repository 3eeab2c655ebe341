// A separate module, because the build for end-to-end tests replaces it with a clock that tests
// move.
export { systemClock as clock } from '@org/api'
