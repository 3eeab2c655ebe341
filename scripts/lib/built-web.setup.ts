import { buildWebIfStale } from './web-build.ts'

/** Builds the front end, if it is outdated, before end-to-end tests that run without `npm test`. */
export const setup = buildWebIfStale
