export { functionsFetch } from './functions-fetch.ts'
export type { FirebaseBackend } from './firebase-config.ts'
export { openFunctions, type FunctionsBackend } from './open-functions.ts'
