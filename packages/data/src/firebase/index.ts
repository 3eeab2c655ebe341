export { openFirebase } from './open-firebase.ts'
export type { FirebaseConfig } from './firebase-config.ts'
