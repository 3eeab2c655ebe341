import type { Clock, RateLimiter } from '@org/api'
import type { Firestore } from 'firebase-admin/firestore'
import { documentId } from '../documents/document-id.ts'

/** The collection with one document for each key, which Firestore deletes some time after its window. */
export const rateLimits = 'rate_limits'

interface Window {
  taken: number
  /** In seconds since 1970. */
  ends_at: number
}

/** Counts in Firestore, so that all instances of the functions share the counts. */
export function firestoreRateLimiter(db: Firestore, clock: Clock): RateLimiter {
  return {
    takeOrWait: (key, points, limit, windowSeconds) => {
      const document = db
        .collection(rateLimits)
        .doc(documentId(key, `${limit}`, `${windowSeconds}`))
      return db.runTransaction(async (transaction) => {
        const now = clock.now()
        const stored = (await transaction.get(document)).data() as Window | undefined
        const current =
          stored && stored.ends_at > now ? stored : { taken: 0, ends_at: now + windowSeconds }
        const taken = current.taken + points
        if (taken > limit) return current.ends_at - now
        transaction.set(document, {
          taken,
          ends_at: current.ends_at,
          // Firestore's own deletion of old documents reads this.
          expires: new Date(current.ends_at * 1000),
        })
        return 0
      })
    },
  }
}
