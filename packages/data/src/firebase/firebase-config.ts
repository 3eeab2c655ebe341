/** The server's `FIREBASE_CONFIG`, as returned by `conf`; none of it is secret. */
export interface FirebaseConfig {
  /** The web app's configuration from Firebase's console. */
  config: Readonly<Record<string, string>>
  /** `http://127.0.0.1:9099`, or null for Firebase itself. */
  auth_emulator: string | null
  firestore_emulator: string | null
}

/** The settings that the server writes into pages whose data is in Firebase. */
export interface FirebaseBackend extends FirebaseConfig {
  /** `https://europe-west1-PROJECT.cloudfunctions.net`, or the address of the emulator's functions. */
  functions_url: string
}
