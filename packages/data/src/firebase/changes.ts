export { firebaseChanges } from './firebase-changes.ts'
