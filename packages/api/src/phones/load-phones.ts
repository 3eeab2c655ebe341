import type { BrowserPhones } from './browser-phones.ts'
import type { PhoneLibrary } from './create-phones.ts'

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

/** Puts the rules together, which load with their metadata. */
async function withMetadata(metadata: Promise<PhoneLibrary>): Promise<BrowserPhones> {
  const [{ createBrowserPhones }, library, { default: examples }] = await Promise.all([
    import('./browser-phones.ts'),
    metadata,
    import('libphonenumber-js/mobile/examples'),
  ])
  return createBrowserPhones(library, examples)
}

/** Loads the rules for any number into a browser. The metadata have 80 kB: call it in forms only. */
export const loadPhones: () => Promise<BrowserPhones> = once(() =>
  withMetadata(import('libphonenumber-js/min')),
)

/** Loads the rules for mobile numbers into a browser. They do not know any other number. */
export const loadMobilePhones: () => Promise<BrowserPhones> = once(() =>
  withMetadata(import('libphonenumber-js/mobile')),
)
