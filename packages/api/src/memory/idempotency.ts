import type { HeldKey, IdempotencyKey, IdempotencyStore } from '../ports/idempotency.ts'
import type { Store } from './store.ts'

const keptSeconds = 24 * 3600

function idOf({ caller, key }: IdempotencyKey): string {
  return JSON.stringify([caller, key])
}

export function memoryIdempotency(store: Store): IdempotencyStore {
  /** Returns the key's row if the request `key.owner` still holds the key; null otherwise. */
  const heldBy = (key: HeldKey) => {
    const known = store.state.answers.get(idOf(key))
    return known?.owner === key.owner && !known.answer ? known : null
  }
  return {
    claim: (key, fingerprint, now, leaseSeconds) =>
      store.write(() => {
        const id = idOf(key)
        const known = store.state.answers.get(id)
        const isKept = known !== undefined && now - known.claimedAt < keptSeconds
        if (isKept && known.fingerprint !== fingerprint) return { state: 'mismatch' }
        if (isKept && known.answer) return { state: 'done', answer: known.answer }
        if (isKept && now < known.leasedUntil) return { state: 'busy' }
        const leasedUntil = now + leaseSeconds
        const { owner } = key
        store.state.answers.set(id, {
          fingerprint,
          claimedAt: now,
          leasedUntil,
          owner,
          answer: null,
        })
        return { state: 'claimed' }
      }),
    renew: (key, now, leaseSeconds) =>
      store.write(() => {
        const held = heldBy(key)
        if (held) store.state.answers.set(idOf(key), { ...held, leasedUntil: now + leaseSeconds })
      }),
    finish: (key, answer) =>
      store.write(() => {
        const held = heldBy(key)
        if (held) store.state.answers.set(idOf(key), { ...held, answer })
        return held !== null
      }),
    release: (key) =>
      store.write(() => {
        if (heldBy(key)) store.state.answers.delete(idOf(key))
      }),
  }
}
