/** Names one POST: the same key of the same caller is the same request for 24 hours. */
export interface IdempotencyKey {
  /**
   * Who asks: `user:<id>`, or `address:<client>` before sign-in; `organisation:<id>` for work that
   * goes on once at a time, whoever asks.
   */
  caller: string
  key: string
}

export interface StoredAnswer {
  status: number
  /** JSON text. */
  body: string
}

export type Claim =
  /** The key was free: the caller holds it until the lease ends. */
  | { state: 'claimed' }
  | { state: 'done'; answer: StoredAnswer }
  /** Another request holds it. */
  | { state: 'busy' }
  /** The key served another request. */
  | { state: 'mismatch' }

/** Times are seconds since 1970. A key older than 24 hours is free again. */
export interface IdempotencyStore {
  /** Atomic. `fingerprint` distinguishes requests; an expired lease can be claimed again. */
  claim(key: IdempotencyKey, fingerprint: string, now: number, leaseSeconds: number): Promise<Claim>
  /** Stores the answer; called inside the transaction that made the effect. */
  finish(key: IdempotencyKey, answer: StoredAnswer): Promise<void>
  /** Frees a key whose request failed; one that was finished stays. */
  release(key: IdempotencyKey): Promise<void>
}
