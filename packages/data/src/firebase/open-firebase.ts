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

/**
 * Firebase's sign-in and documents. One per page: Firebase keeps who is signed in for the whole
 * origin. `name` tells several apart, as tests need.
 */
export function openFirebase(
  { config, auth_emulator, firestore_emulator }: FirebaseConfig,
  name = 'paraphe',
): DataServices {
  const app = initializeApp(config, name)
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    // Where it must be ready before the press (Safari, phones) the window is prepared from now on.
    // Node, in tests, has none.
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
