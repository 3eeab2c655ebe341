import { type HeldKey, type IdempotencyStore, retention, type StoredAnswer } from '@org/api'
import { documentId } from '../documents/document-id.ts'
import type { Documents, Store } from '../documents/documents.ts'

const collection = 'idempotency_keys'

interface StoredKey {
  fingerprint: string
  claimed_at: number
  leased_until: number
  /** The request that holds the key. */
  owner: string
  answer: StoredAnswer | null
}

/** Stores idempotency keys: one document for each caller and key. */
export function firestoreIdempotency(store: Store): IdempotencyStore {
  const idOf = ({ caller, key }: Pick<HeldKey, 'caller' | 'key'>) => documentId(caller, key)
  /** Returns the key's document if the request `key.owner` still holds the key; null otherwise. */
  const heldBy = async (documents: Documents, key: HeldKey) => {
    const known = await documents.get<StoredKey>(collection, idOf(key))
    return known?.owner === key.owner && !known.answer ? known : null
  }
  return {
    claim: (key, fingerprint, now, leaseSeconds) =>
      store.write(async (documents) => {
        const known = await documents.get<StoredKey>(collection, idOf(key))
        const kept = known && now - known.claimed_at < retention.answers ? known : null
        if (kept && kept.fingerprint !== fingerprint) return { state: 'mismatch' }
        if (kept?.answer) return { state: 'done', answer: kept.answer }
        if (kept && now < kept.leased_until) return { state: 'busy' }
        documents.set(collection, idOf(key), {
          fingerprint,
          claimed_at: now,
          leased_until: now + leaseSeconds,
          owner: key.owner,
          answer: null,
        } satisfies StoredKey)
        return { state: 'claimed' }
      }),
    renew: (key, now, leaseSeconds) =>
      store.write(async (documents) => {
        const held = await heldBy(documents, key)
        if (held) {
          documents.set(collection, idOf(key), { ...held, leased_until: now + leaseSeconds })
        }
      }),
    finish: (key, answer) =>
      store.write(async (documents) => {
        const held = await heldBy(documents, key)
        if (held) documents.set(collection, idOf(key), { ...held, answer })
        return held !== null
      }),
    release: (key) =>
      store.write(async (documents) => {
        if (await heldBy(documents, key)) documents.remove(collection, idOf(key))
      }),
  }
}
