import { createPhones, type Phones } from './create-phones.ts'

/** Loads something once. After a failure, the next call tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return async () => {
    loaded ??= load()
    try {
      return await loaded
    } catch (error) {
      loaded = undefined
      throw error
    }
  }
}

const examples = async () => (await import('libphonenumber-js/mobile/examples')).default

/** Loads the rules for any number into a browser. The metadata have 80 kB: call it in forms only. */
export const loadPhones: () => Promise<Phones> = once(async () =>
  createPhones(await import('libphonenumber-js/min'), await examples()),
)

/** Loads the rules for mobile numbers into a browser. They do not know any other number. */
export const loadMobilePhones: () => Promise<Phones> = once(async () =>
  createPhones(await import('libphonenumber-js/mobile'), await examples()),
)
