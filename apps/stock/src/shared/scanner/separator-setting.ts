import { isSeparator } from '@org/api/stock'

const key = 'paraphe.stock.fnc1'
const trustKey = 'paraphe.stock.sends-fnc1'

/** What this browser's scanner sends for FNC1; an empty text if it sends FNC1 itself. */
export function readSeparator(): string {
  try {
    const text = localStorage.getItem(key) ?? ''
    return isSeparator(text) ? text : ''
  } catch {
    // A private window may have no storage.
    return ''
  }
}

/** Keeps the setting for all pages of this browser; does nothing if the browser has no storage. */
export function writeSeparator(text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // A private window may have no storage.
  }
}

/** Whether this browser's scanner is known to send FNC1 or a text for it. */
export function sendsSeparator(): boolean {
  try {
    return readSeparator() !== '' || localStorage.getItem(trustKey) !== null
  } catch {
    return false
  }
}

/** Remembers that this browser's scanner has sent FNC1. */
export function trustSeparator(): void {
  try {
    if (localStorage.getItem(trustKey) === null) localStorage.setItem(trustKey, 'yes')
  } catch {
    // Without storage, each label without FNC1 is asked about.
  }
}
