import type { Clock, RateLimiter } from '@org/api'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { documentId } from '../documents/document-id.ts'
import { convertDatabaseErrors } from '../documents/database-errors.ts'

/**
 * The collection of counts: one document for each key, limit and window length. Firestore deletes a
 * document some time after its window has ended.
 */
export const rateLimits = 'rate_limits'

interface Window {
  taken: number
  /** In seconds since 1970. */
  ends_at: number
}

/** Returns the current window: a stored one that has not ended, or a new one. */
export function windowAt(now: number, seconds: number, stored: Window | undefined): Window {
  const next = { taken: 0, ends_at: now + seconds }
  // If a stored window ends later than a new one would, the clock was set back after it started.
  const isCurrent = stored && stored.ends_at > now && stored.ends_at <= next.ends_at
  return isCurrent ? stored : next
}

/** Counts in Firestore, so that all instances of the functions share the counts. */
export function firestoreRateLimiter(db: Firestore, clock: Clock): RateLimiter {
  const run = <T>(work: (transaction: Transaction) => Promise<T>) =>
    convertDatabaseErrors(db.runTransaction(work))
  const documentOf = (key: string, limit: number, windowSeconds: number) =>
    db.collection(rateLimits).doc(documentId(key, `${limit}`, `${windowSeconds}`))
  return {
    takeOrWait: (key, points, limit, windowSeconds) => {
      const document = documentOf(key, limit, windowSeconds)
      return run(async (transaction) => {
        const now = clock.now()
        const stored = (await transaction.get(document)).data() as Window | undefined
        const current = windowAt(now, windowSeconds, stored)
        const taken = current.taken + points
        if (taken > limit) return current.ends_at - now
        transaction.set(document, {
          taken,
          ends_at: current.ends_at,
          // Firestore deletes old documents by this field.
          expires: new Date(current.ends_at * 1000),
        })
        return 0
      })
    },
    giveBack: (key, points, limit, windowSeconds) => {
      const document = documentOf(key, limit, windowSeconds)
      return run(async (transaction) => {
        const stored = (await transaction.get(document)).data() as Window | undefined
        if (stored) transaction.update(document, { taken: Math.max(0, stored.taken - points) })
      })
    },
  }
}
