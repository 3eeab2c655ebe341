export { firebaseIdentities, type FirebaseSettings } from './firebase-identities.ts'
