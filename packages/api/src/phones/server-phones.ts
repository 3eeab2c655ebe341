import * as library from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { createPhones } from './create-phones.ts'

/** The rules for phone numbers on the server, with all metadata: too large for a browser. */
export const phones = createPhones(library, examples)
