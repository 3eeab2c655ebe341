import { doc, type DocumentData, type Firestore, getDoc, setDoc } from 'firebase/firestore/lite'
import type { UserDocument, UserDocuments } from '../ports/user-documents.ts'
import { asIdentityError } from './firebase-errors.ts'

/** The collection with one document per person; the document id is the uid of the sign-in. */
const users = 'users'

/** Reads and writes the documents `users/{uid}` in Firestore. */
export function firebaseDocuments(store: Firestore): UserDocuments {
  return {
    get: (uid) =>
      asIdentityError(async () => {
        const stored = await getDoc(doc(store, users, uid))
        return stored.exists() ? userDocument(stored.data()) : null
      }),
    save: (uid, document) =>
      asIdentityError(() => setDoc(doc(store, users, uid), { ...document }, { merge: true })),
  }
}

/** Parses a document. Several products and people write them, so invalid values count as absent. */
function userDocument({ first_name, last_name, gender }: DocumentData): UserDocument {
  return {
    first_name: typeof first_name === 'string' ? first_name : '',
    last_name: typeof last_name === 'string' ? last_name : '',
    gender: gender === 'male' || gender === 'female' ? gender : null,
  }
}
