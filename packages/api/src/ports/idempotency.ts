/** Identifies a POST or PATCH: for 24 hours, the same key from the same caller means the same request. */
export interface IdempotencyKey {
  /**
   * The owner of the key: `user:<id>`, `address:<client>` before sign-in, or `organisation:<id>`
   * for work that an organisation runs only once at a time.
   */
  caller: string
  key: string
}

/** A key that one request has claimed. */
export interface HeldKey extends IdempotencyKey {
  /**
   * Random. It distinguishes a request whose lease has expired from the one that claimed the key
   * next.
   */
  owner: string
}

export interface StoredAnswer {
  status: number
  /** JSON text. */
  body: string
}

export type Claim =
  /** The key was free. The caller owns it until the lease ends. */
  | { state: 'claimed' }
  | { state: 'done'; answer: StoredAnswer }
  /** Another request owns it. */
  | { state: 'busy' }
  /** The key was used for a different request. */
  | { state: 'mismatch' }

/** Times are in seconds since 1970. A key is free again after 24 hours. */
export interface IdempotencyStore {
  /**
   * Claims a key atomically. A key that was claimed with another `fingerprint` belongs to a
   * different request. A key whose lease has expired can be claimed again.
   */
  claim(key: HeldKey, fingerprint: string, now: number, leaseSeconds: number): Promise<Claim>
  /** Extends the lease. Does nothing if the key has another owner by now. */
  renew(key: HeldKey, now: number, leaseSeconds: number): Promise<void>
  /**
   * Stores the response. Call it in the same transaction as the request's writes, and roll back if
   * it returns false: the key has another owner by now.
   */
  finish(key: HeldKey, answer: StoredAnswer): Promise<boolean>
  /** Frees the key of a failed request. A finished key, and one with another owner, is kept. */
  release(key: HeldKey): Promise<void>
}
