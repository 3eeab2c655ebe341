import {
  type BrowserRepository,
  type CodeOwner,
  type CodeRecord,
  type CodeRepository,
  nextWait,
  waitForgottenSeconds,
  type WaitRepository,
} from '@org/api'
import { documentId } from '../documents/document-id.ts'
import type { ReadDocuments, Store } from '../documents/documents.ts'

const codeCollection = 'sign_in_codes'

/** Stores sign-in codes by their number. */
export function firestoreCodes(store: Store): CodeRepository {
  const sent = async (documents: ReadDocuments, { email, product }: CodeOwner) => {
    const found = await documents.find<CodeRecord>(codeCollection, { email, product })
    return found.toSorted((one, other) => other.number - one.number)
  }
  const valid = async (documents: ReadDocuments, owner: CodeOwner, now: number) =>
    (await sent(documents, owner)).filter(({ expires_at }) => expires_at > now)
  return {
    add: (code) =>
      store.write(async (documents) => {
        const known = await sent(documents, code)
        const own = known.filter(({ browser }) => browser === code.browser)
        for (const { number } of own.slice(1)) documents.remove(codeCollection, String(number))
        // Microseconds since 1970, so that the numbers of different people's codes rarely collide;
        // a number in use is skipped.
        let number = Math.max(Date.now() * 1000, (known[0]?.number ?? 0) + 1)
        while (await documents.get(codeCollection, String(number))) number += 1
        documents.set(codeCollection, String(number), { ...code, number })
      }),
    attempt: (owner, browser, now) =>
      store.write(async (documents) => {
        const found = await valid(documents, owner, now)
        return found
          .filter((code) => code.browser === browser)
          .map((code) => {
            const tried = { ...code, attempts: code.attempts + 1 }
            documents.set(codeCollection, String(code.number), tried)
            return tried
          })
      }),
    newest: async (owner, now) => (await valid(store, owner, now)).slice(0, 2),
    use: (number) =>
      store.write(async (documents) => {
        const code = await documents.get(codeCollection, String(number))
        if (code) documents.remove(codeCollection, String(number))
        return code !== null
      }),
  }
}

/** Remembers browsers in which people signed in. */
export function firestoreBrowsers(store: Store): BrowserRepository {
  const collection = 'browsers'
  return {
    isKnown: async (email, browser) =>
      (await store.get(collection, documentId(email, browser))) !== null,
    remember: (email, browser, now) =>
      store.write(async (documents) =>
        documents.set(collection, documentId(email, browser), { signed_in_at: now }),
      ),
  }
}

/** Stores the waiting times after failed sign-ins. */
export function firestoreWaits(store: Store): WaitRepository {
  const collection = 'sign_in_waits'
  return {
    begin: (key, now) =>
      store.write(async (documents) => {
        const known = await documents.get<{ failures: number; free_at: number }>(collection, key)
        if (known && known.free_at > now) return known.free_at - now
        const isForgotten = !known || known.free_at <= now - waitForgottenSeconds
        const failures = isForgotten ? 1 : known.failures + 1
        documents.set(collection, key, { failures, free_at: now + nextWait(failures) })
        return 0
      }),
    clear: (key) => store.write(async (documents) => documents.remove(collection, key)),
  }
}
