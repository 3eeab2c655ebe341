const key = 'paraphe.browser'

/** The random key that identifies this browser to the server: 32 bytes, base64url. */
export type BrowserKey = () => string

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Keeps the key in `localStorage`, even after the session ends. The key grants no access. It
 * protects a browser that has signed in before: wrong codes entered elsewhere do not block this
 * browser, or invalidate the code that it requested.
 */
export function localBrowserKey(storage: Storage): BrowserKey {
  return () => {
    const known = storage.getItem(key)
    if (known !== null) return known
    const made = randomKey()
    storage.setItem(key, made)
    return made
  }
}

/** Creates an in-memory key for stories and tests. */
export function memoryBrowserKey(): BrowserKey {
  const made = randomKey()
  return () => made
}
