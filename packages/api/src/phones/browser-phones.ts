import type { Examples } from 'libphonenumber-js/core'
import { createPhones, type KnownPhone, type PhoneLibrary, type Phones } from './create-phones.ts'
import { phoneMessage } from './phone-messages.ts'
import type { PhoneFault } from './phone-text.ts'
import { repairPhones } from './repair-phones.ts'

/** The rules for phone numbers in a browser, with all that loads together with them. */
export interface BrowserPhones extends Phones {
  /** Returns the message for what `read` or `readMobile` returned; null for a number. */
  message: (read: KnownPhone | PhoneFault, country: string) => string | null
  /** Repairs the numbers of an imported column. */
  repair: (cells: readonly string[], country: string) => string[]
}

export function createBrowserPhones(library: PhoneLibrary, examples: Examples): BrowserPhones {
  const phones = createPhones(library, examples)
  return {
    ...phones,
    message: (read, country) => phoneMessage(phones, read, country),
    repair: (cells, country) => repairPhones(cells, phones, country),
  }
}
