import type { CookieAnswer, CookieConsent } from './cookie-consent.ts'

const key = 'paraphe.cookies'

/** Stores an answer. */
export interface AnswerStore {
  read: () => string | null
  write: (answer: CookieAnswer) => void
  /** Calls back when the answer changes elsewhere, such as in another tab. */
  subscribe: (onChange: () => void) => void
}

/** Creates a cookie consent that keeps the person's answer in `store`. */
export function cookieConsentIn(store: AnswerStore): CookieConsent {
  const listeners = new Set<() => void>()
  let isReopened = false
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const read = () => {
    const answer = store.read()
    return answer === 'granted' || answer === 'denied' ? answer : null
  }
  store.subscribe(notify)
  return {
    read,
    write(answer) {
      store.write(answer)
      isReopened = false
      notify()
    },
    isAsked: () => isReopened || read() === null,
    ask() {
      isReopened = true
      notify()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** Keeps the answer in `localStorage`, for all tabs of this origin. */
export function localCookieConsent(window: Window): CookieConsent {
  const storage = window.localStorage
  return cookieConsentIn({
    read: () => storage.getItem(key),
    write: (answer) => storage.setItem(key, answer),
    subscribe: (onChange) =>
      window.addEventListener('storage', (event) => {
        if (event.storageArea === storage && (event.key === key || event.key === null)) onChange()
      }),
  })
}
