import type { CodeRecord } from '../ports/records.ts'
import type {
  BrowserRepository,
  CodeOwner,
  CodeRepository,
  WaitRepository,
} from '../ports/repositories.ts'
import { nextWait, waitForgottenSeconds } from '../rules/sign-in-wait.ts'
import type { Store } from './store.ts'

export function memoryCodes(store: Store): CodeRepository {
  const isOf = (code: CodeRecord, { email, product }: CodeOwner) =>
    code.email === email && code.product === product
  const live = (owner: CodeOwner, now: number) =>
    [...store.state.codes.values()]
      .filter((code) => isOf(code, owner) && code.expires_at > now)
      .toSorted((one, other) => other.number - one.number)
  return {
    add: (code) =>
      store.write(() => {
        const codes = [...store.state.codes.values()]
        const own = codes.filter((sent) => isOf(sent, code) && sent.browser === code.browser)
        for (const { number } of own.slice(0, -1)) store.state.codes.delete(number)
        const number = (codes.at(-1)?.number ?? 0) + 1
        store.state.codes.set(number, { ...code, number })
      }),
    attempt: (owner, browser, now) =>
      store.write(() =>
        live(owner, now)
          .filter((code) => code.browser === browser)
          .map((code): CodeRecord => {
            const tried = { ...code, attempts: code.attempts + 1 }
            store.state.codes.set(code.number, tried)
            return tried
          }),
      ),
    newest: async (owner, now) => live(owner, now).slice(0, 2),
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
