import type { IdempotencyKey, IdempotencyStore } from '../ports/idempotency.ts'
import type { Store } from './store.ts'

const keptSeconds = 24 * 3600

function idOf({ caller, key }: IdempotencyKey): string {
  return JSON.stringify([caller, key])
}

export function memoryIdempotency(store: Store): IdempotencyStore {
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
        store.state.answers.set(id, { fingerprint, claimedAt: now, leasedUntil, answer: null })
        return { state: 'claimed' }
      }),
    finish: (key, answer) =>
      store.write(() => {
        const known = store.state.answers.get(idOf(key))
        if (known) store.state.answers.set(idOf(key), { ...known, answer })
      }),
    release: (key) =>
      store.write(() => {
        if (!store.state.answers.get(idOf(key))?.answer) store.state.answers.delete(idOf(key))
      }),
  }
}
