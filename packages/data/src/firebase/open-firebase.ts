import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite'
import type { DataServices } from '../ports/data-services.ts'
import { firebaseDocuments } from './firebase-documents.ts'
import { firebaseIdentity } from './firebase-identity.ts'
import type { FirebaseConfig } from './firebase-config.ts'

/** Name of a page's Firebase app. */
export const appName = 'paraphe'

/**
 * Opens Firebase's sign-in and documents. Use one per page, since Firebase stores the session for
 * the whole origin. `name` distinguishes several instances in tests.
 */
export function openFirebase(
  { config, auth_emulator, firestore_emulator }: FirebaseConfig,
  name = appName,
): DataServices {
  const app = initializeApp(config, name)
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    // Prepares the popup early, since some browsers (Safari, phones) need it ready before the
    // click. Node, in tests, has no popup.
    ...(globalThis.document && { popupRedirectResolver: browserPopupRedirectResolver }),
  })
  auth.languageCode = 'fr'
  const store = getFirestore(app)
  if (auth_emulator !== null) connectAuthEmulator(auth, auth_emulator, { disableWarnings: true })
  if (firestore_emulator !== null) {
    const { hostname, port } = new URL(firestore_emulator)
    connectFirestoreEmulator(store, hostname, Number(port))
  }
  return { identity: firebaseIdentity(auth), documents: firebaseDocuments(store) }
}
