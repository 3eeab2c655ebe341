import type { CodeRecord } from '../ports/records.ts'
import type { BrowserRepository, CodeRepository, WaitRepository } from '../ports/repositories.ts'
import { nextWait, waitForgottenSeconds } from '../rules/sign-in-wait.ts'
import type { Store } from './store.ts'

export function memoryCodes(store: Store): CodeRepository {
  const live = (email: string, now: number) =>
    [...store.state.codes.values()]
      .filter((code) => code.email === email && code.expires_at > now)
      .toSorted((one, other) => other.number - one.number)
  return {
    add: (code) =>
      store.write(() => {
        const codes = [...store.state.codes.values()]
        const own = codes.filter(
          ({ email, browser }) => email === code.email && browser === code.browser,
        )
        for (const { number } of own.slice(0, -1)) store.state.codes.delete(number)
        const number = (codes.at(-1)?.number ?? 0) + 1
        store.state.codes.set(number, { ...code, number })
      }),
    attempt: (email, browser, now) =>
      store.write(() =>
        live(email, now)
          .filter((code) => code.browser === browser)
          .map((code): CodeRecord => {
            const tried = { ...code, attempts: code.attempts + 1 }
            store.state.codes.set(code.number, tried)
            return tried
          }),
      ),
    newest: async (email, now) => live(email, now).slice(0, 2),
    use: (number) => store.write(() => store.state.codes.delete(number)),
  }
}

export function memoryBrowsers(store: Store): BrowserRepository {
  const keyOf = (email: string, browser: string) => `${email} ${browser}`
  return {
    isKnown: async (email, browser) => store.state.browsers.has(keyOf(email, browser)),
    remember: (email, browser, now) =>
      store.write(() => void store.state.browsers.set(keyOf(email, browser), now)),
  }
}

export function memoryWaits(store: Store): WaitRepository {
  return {
    begin: (key, now) =>
      store.write(() => {
        const known = store.state.waits.get(key)
        if (known && known.free_at > now) return known.free_at - now
        const isForgotten = !known || known.free_at <= now - waitForgottenSeconds
        const failures = isForgotten ? 1 : known.failures + 1
        store.state.waits.set(key, { failures, free_at: now + nextWait(failures) })
        return 0
      }),
    clear: (key) => store.write(() => void store.state.waits.delete(key)),
  }
}
