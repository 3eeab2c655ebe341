import type { UploadLeases } from '@org/adapters/media'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { convertDatabaseErrors } from '../documents/database-errors.ts'

/** The collection with one document for each upload that a request holds. */
export const uploadLocks = 'upload_locks'

interface Lease {
  holder: string
  /** In ms since 1970. */
  expires_at: number
  is_wanted: boolean
}

/**
 * Keeps in Firestore which request holds an upload, so that all instances of the functions see it.
 */
export function firestoreLeases(db: Firestore): UploadLeases {
  const run = <T>(work: (transaction: Transaction) => Promise<T>) =>
    convertDatabaseErrors(db.runTransaction(work))
  const documentOf = (id: string) => db.collection(uploadLocks).doc(id)
  const read = async (transaction: Transaction, id: string) =>
    (await transaction.get(documentOf(id))).data() as Lease | undefined
  const endOf = (seconds: number) => Date.now() + seconds * 1000
  return {
    take: (id, holder, seconds) =>
      run(async (transaction) => {
        const lease = await read(transaction, id)
        if (lease && lease.expires_at > Date.now()) return false
        const taken: Lease = { holder, expires_at: endOf(seconds), is_wanted: false }
        transaction.set(documentOf(id), taken)
        return true
      }),
    want: (id) =>
      run(async (transaction) => {
        if (await read(transaction, id)) transaction.update(documentOf(id), { is_wanted: true })
      }),
    renew: (id, holder, seconds) =>
      run(async (transaction) => {
        const lease = await read(transaction, id)
        if (lease?.holder !== holder) return false
        transaction.update(documentOf(id), { expires_at: endOf(seconds) })
        return !lease.is_wanted
      }),
    release: (id, holder) =>
      run(async (transaction) => {
        const lease = await read(transaction, id)
        if (lease?.holder === holder) transaction.delete(documentOf(id))
      }),
  }
}
