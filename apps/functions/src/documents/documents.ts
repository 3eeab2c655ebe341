import type { Where } from '@org/api/contract'

/** The fields of a stored document. */
export type Fields = object

/**
 * The address of a document: its collection and its id as the product knows it, before encoding.
 */
export interface Address {
  collection: string
  id: string
}

/**
 * Reads documents. Reads inside a transaction include the changes that the transaction has made.
 */
export interface ReadDocuments {
  get<T extends Fields>(collection: string, id: string): Promise<T | null>
  /** Returns the documents that exist at these addresses, in any order. */
  getAll<T extends Fields>(addresses: readonly Address[]): Promise<T[]>
  /** Returns the documents whose fields have these values, in any order. */
  find<T extends Fields>(collection: string, where: Where): Promise<T[]>
}

/** Reads and changes documents in a transaction. Its reads see its changes immediately. */
export interface Documents extends ReadDocuments {
  set(collection: string, id: string, value: Fields): void
  remove(collection: string, id: string): void
}

/** The store that repositories read and write: the database, or a transaction. */
export interface Store extends ReadDocuments {
  /** Runs changes in a transaction: a separate one, or the one that this store belongs to. */
  write<T>(work: (documents: Documents) => Promise<T>): Promise<T>
}
