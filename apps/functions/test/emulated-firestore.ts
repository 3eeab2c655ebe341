import { Firestore } from 'firebase-admin/firestore'

/**
 * Address of the Firestore emulator that `npm run test:emulators` starts, such as `127.0.0.1:8080`.
 */
export const emulator = process.env['TEST_FIRESTORE_EMULATOR'] ?? ''

/** An empty database of the emulator, which no other test uses. */
export interface EmulatedDatabase {
  projectId: string
  /** Opens a new connection. A test that simulates several processes opens one for each of them. */
  open: () => Firestore
}

export function emptyDatabase(): EmulatedDatabase {
  const projectId = `demo-${crypto.randomUUID().slice(0, 8)}`
  return {
    projectId,
    open() {
      const former = process.env['FIRESTORE_EMULATOR_HOST']
      // The client reads the variable when it is created, and then sends no credentials.
      process.env['FIRESTORE_EMULATOR_HOST'] = emulator
      const db = new Firestore({ projectId, ignoreUndefinedProperties: true })
      if (former === undefined) delete process.env['FIRESTORE_EMULATOR_HOST']
      else process.env['FIRESTORE_EMULATOR_HOST'] = former
      return db
    },
  }
}
