export type { BrowserPhones } from './browser-phones.ts'
export { countries, defaultCountry } from './countries.ts'
export { loadMobilePhones, loadPhones } from './load-phones.ts'
