import { fingerprintOf } from '@org/adapters/secrets'
import type { Firestore } from 'firebase-admin/firestore'
import { convertDatabaseErrors } from '../documents/database-errors.ts'

/** The collection with one document: the fingerprint of the key that the data belongs to. */
export const keyFingerprints = 'key_fingerprints'

/**
 * Checks that the data belongs to this key, or stores the key's fingerprint if there is none. Of
 * several instances that start at the same time with different keys, one goes on.
 *
 * @param replaced fingerprint of the key that `REPLACE_KEY` gives up, or an empty string
 * @throws Error that says what would be lost, and how to accept the key
 * @throws DatabaseUnavailable when Firestore does not answer
 */
export async function holdKey(db: Firestore, key: string, replaced: string): Promise<void> {
  const document = db.collection(keyFingerprints).doc('current')
  const fingerprint = fingerprintOf(key)
  const stored = await convertDatabaseErrors(
    db.runTransaction(async (transaction) => {
      const found = (await transaction.get(document)).get('fingerprint') as string | undefined
      if (found !== undefined && found !== replaced) return found
      transaction.set(document, { fingerprint })
      return fingerprint
    }),
  )
  if (stored !== fingerprint)
    throw new Error(
      `SERVER_KEY: this is not the key that this database belongs to (fingerprint ${stored}). Without it, these are lost: the addresses of files that were mailed or shared, invitations that are under way, and the connections to the photo network. Restore that key. To give up what is lost and start with the new key, set REPLACE_KEY=${stored}.`,
    )
}
