import type { FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  onSnapshot,
} from 'firebase/firestore'
import type { ChangeCounts } from '../ports/changes.ts'

/** The collection with one document for each organisation; see `apps/functions/src/changes`. */
const collection = 'changes'

/**
 * Opens Firestore with live updates, which make up most of its code.
 *
 * @param emulator address of the Firestore emulator, or null for Firestore itself
 */
export function openListening(app: FirebaseApp, emulator: string | null): Firestore {
  const store = getFirestore(app)
  if (emulator !== null) {
    const { hostname, port } = new URL(emulator)
    connectFirestoreEmulator(store, hostname, Number(port))
  }
  return store
}

/**
 * Reports an organisation's change counts, now and after each change; returns a function that stops
 * this.
 */
export function listenToChanges(
  store: Firestore,
  organisation: string,
  onCounts: (counts: ChangeCounts) => void,
): () => void {
  return onSnapshot(
    doc(store, collection, organisation),
    (snapshot) => {
      const tables = snapshot.data()?.['tables'] as ChangeCounts | undefined
      // Ignore cached counts, which may be older than the page.
      if (!snapshot.metadata.fromCache) onCounts(tables ?? {})
    },
    // Only log the error: it means that the person's session has ended, and with it the access.
    (error) => console.warn(error),
  )
}
