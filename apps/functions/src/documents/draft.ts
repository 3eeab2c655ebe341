import { matches } from '@org/api'
import type { Where } from '@org/api/contract'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { documentId } from './document-id.ts'
import type { Address, Documents, Fields } from './documents.ts'
import { findDocuments, referenceTo } from './find-documents.ts'

/** A changed document of a transaction. */
export interface Change extends Address {
  /** Null for a removed document. */
  value: Fields | null
}

const keyOf = ({ collection, id }: Address) => `${collection}/${documentId(id)}`

/**
 * The documents of one transaction. Firestore requires all reads before the first write, so changes
 * are kept in memory until `commit`, and reads include them. `get` and `getAll` load only documents
 * that the transaction has neither read nor changed yet.
 */
export class Draft implements Documents {
  readonly #db: Firestore
  readonly #transaction: Transaction
  readonly #known = new Map<string, Fields | null>()
  readonly #changes = new Map<string, Change>()

  constructor(db: Firestore, transaction: Transaction) {
    this.#db = db
    this.#transaction = transaction
  }

  async get<T extends Fields>(collection: string, id: string): Promise<T | null> {
    const address = { collection, id }
    await this.#load([address])
    return this.#current(address) as T | null
  }

  async getAll<T extends Fields>(addresses: readonly Address[]): Promise<T[]> {
    await this.#load(addresses)
    return addresses.map((one) => this.#current(one)).filter((value) => value !== null) as T[]
  }

  async find<T extends Fields>(collection: string, where: Where): Promise<T[]> {
    const found = await findDocuments(this.#db.collection(collection), where, async (query) => {
      const { docs } = await this.#transaction.get(query)
      return docs.map((document) => {
        const key = `${collection}/${document.id}`
        if (!this.#known.has(key)) this.#known.set(key, document.data())
        return { key, ...document.data() }
      })
    })
    const stored = (found as { key: string }[]).filter(({ key }) => !this.#changes.has(key))
    const changed = [...this.#changes.values()].filter(
      ({ collection: own, value }) => own === collection && value && matches(value, where),
    )
    return structuredClone([
      ...stored.map(({ key: _, ...fields }) => fields),
      ...changed.map(({ value }) => value),
    ]) as T[]
  }

  set(collection: string, id: string, value: Fields): void {
    this.#changes.set(keyOf({ collection, id }), { collection, id, value: structuredClone(value) })
  }

  remove(collection: string, id: string): void {
    this.#changes.set(keyOf({ collection, id }), { collection, id, value: null })
  }

  /**
   * Returns the changes. `former` is the document as the transaction read it; null if it did not
   * exist or was not read.
   */
  changes(): (Change & { former: Fields | null })[] {
    return [...this.#changes].map(([key, change]) => ({
      ...change,
      former: this.#known.get(key) ?? null,
    }))
  }

  /** Passes all changes to Firestore, which writes them when the transaction ends. */
  commit(): void {
    for (const { value, ...address } of this.#changes.values()) {
      const reference = referenceTo(this.#db, address)
      if (value) this.#transaction.set(reference, value)
      else this.#transaction.delete(reference)
    }
  }

  async #load(addresses: readonly Address[]): Promise<void> {
    const missing = new Map(
      addresses
        .map((one) => [keyOf(one), one] as const)
        .filter(([key]) => !this.#known.has(key) && !this.#changes.has(key)),
    )
    if (missing.size === 0) return
    const references = [...missing.values()].map((one) => referenceTo(this.#db, one))
    const snapshots = await this.#transaction.getAll(...references)
    for (const snapshot of snapshots) this.#known.set(snapshot.ref.path, snapshot.data() ?? null)
  }

  #current(address: Address): Fields | null {
    const key = keyOf(address)
    const change = this.#changes.get(key)
    return structuredClone(change ? change.value : (this.#known.get(key) ?? null))
  }
}
