import { buildWebIfStale } from './web-build.ts'

/** Builds the front end before end-to-end tests that are run by themselves. */
export const setup = buildWebIfStale
