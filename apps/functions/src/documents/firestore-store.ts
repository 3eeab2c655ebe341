import type { Where } from '@org/api/contract'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { Address, Documents, Fields, Store } from './documents.ts'
import { Draft } from './draft.ts'
import { findDocuments, referenceTo } from './find-documents.ts'
import { convertDatabaseErrors } from './database-errors.ts'

/**
 * Maximum number of times that Firestore attempts a transaction that conflicts with other
 * processes.
 */
const maxAttempts = 20

export interface FirestoreStore extends Store {
  readonly db: Firestore
  /**
   * Runs `work` in a transaction of its own. `work` runs again if another process changed what it
   * read.
   */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>
}

/** Receives the changes that each transaction makes. */
export interface ChangeWatch {
  /** Called in the transaction, so that it can add further writes. */
  write(transaction: Transaction, changes: Changes): void
  /** Called after a successful transaction; never rejects. */
  report(changes: Changes): Promise<void>
}

type Changes = ReturnType<Draft['changes']>

/**
 * Reads and writes documents of a Firestore database.
 *
 * Transactions of this process run one after the other. Concurrent transactions on the same
 * document would wait for each other's locks until Firestore aborts some of them (decision 60).
 */
export function firestoreStore(db: Firestore, watch: ChangeWatch): FirestoreStore {
  let last: Promise<unknown> = Promise.resolve()
  const write: Store['write'] = async (work) => {
    const result = last.then(() =>
      whileClosed(() =>
        db.runTransaction(
          async (transaction) => {
            const draft = new Draft(db, transaction)
            const value = await work(draft)
            draft.commit()
            const changes = draft.changes()
            watch.write(transaction, changes)
            return { value, changes }
          },
          { maxAttempts },
        ),
      ),
    )
    // The next transaction waits for this one, even if it fails.
    last = result.catch(() => undefined)
    const { value, changes } = await convertDatabaseErrors(result)
    // A function gets no CPU time after it has responded, so wait for the report here.
    await watch.report(changes)
    return value
  }
  return {
    db,
    async get<T extends Fields>(collection: string, id: string) {
      const document = await convertDatabaseErrors(referenceTo(db, { collection, id }).get())
      return (document.data() ?? null) as T | null
    },
    async getAll<T extends Fields>(addresses: readonly Address[]) {
      if (addresses.length === 0) return []
      const references = addresses.map((one) => referenceTo(db, one))
      const documents = await convertDatabaseErrors(db.getAll(...references))
      return documents.filter(({ exists }) => exists).map((document) => document.data() as T)
    },
    async find<T extends Fields>(collection: string, where: Where) {
      const found = await findDocuments(db.collection(collection), where, async (query) =>
        (await convertDatabaseErrors(query.get())).docs.map((document) => document.data()),
      )
      return found as T[]
    },
    write,
    transaction: (work) => write((draft) => work(insideTransaction(draft))),
  }
}

/**
 * Retries a transaction that the Firestore emulator aborted and reports as closed. The real service
 * reports an aborted transaction as expired, and then the Firestore client itself retries it.
 */
async function whileClosed<T>(run: () => Promise<T>, attempts = maxAttempts): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const isClosed = error instanceof Error && error.message.includes('invalid or closed')
    if (!isClosed || attempts === 1) throw error
    return whileClosed(run, attempts - 1)
  }
}

/** The store of a running transaction; its writes join the transaction. */
function insideTransaction(draft: Documents): Store {
  return {
    get: (collection, id) => draft.get(collection, id),
    getAll: (addresses) => draft.getAll(addresses),
    find: (collection, where) => draft.find(collection, where),
    write: (work) => work(draft),
  }
}
