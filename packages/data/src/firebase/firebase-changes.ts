import { getApp } from 'firebase/app'
import { getAuth } from 'firebase/auth'
import type { ChangeCounts, Changes } from '../ports/changes.ts'
import type { FirebaseBackend } from './firebase-config.ts'
import { appName } from './open-firebase.ts'

/**
 * The answer of the callable `follow`: the name of the document that this person may read, and its
 * contents.
 */
interface Followed {
  organisation: string
  tables: ChangeCounts
}

/**
 * Follows changes by listening to the organisation's document in Firestore. The callable `follow`
 * lets the person read that document. Call `firebaseChanges` after `openFirebase`, because it uses
 * the sign-in that `openFirebase` sets up.
 *
 * @param host the host that the page belongs to
 * @param untilQuiet resolves once the page has loaded the data that it shows; only then does
 * Firestore's code load
 */
export function firebaseChanges(
  { functions_url, firestore_emulator }: FirebaseBackend,
  host: string,
  untilQuiet: () => Promise<void>,
  name = appName,
): Changes {
  const app = getApp(name)

  async function askAccess(token: string): Promise<Followed> {
    const auth = getAuth(app)
    await auth.authStateReady()
    const idToken = await auth.currentUser?.getIdToken()
    if (idToken === undefined) throw new Error('Nobody is signed in')
    const response = await fetch(`${functions_url}/follow`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ data: { host, token } }),
    })
    const { result } = (await response.json()) as { result?: Followed | null }
    if (!result) throw new Error(`The function follow answered ${response.status}`)
    return result
  }

  const load = async () => {
    const { listenToChanges, openListening } = await import('./listen-to-changes.ts')
    const store = openListening(app, firestore_emulator)
    return (...[organisation, onCounts]: [string, (counts: ChangeCounts) => void]) =>
      listenToChanges(store, organisation, onCounts)
  }
  let listening: ReturnType<typeof load> | null = null

  return {
    async follow(token, onCounts) {
      const { organisation, tables } = await askAccess(token)
      // Changes that are made before the page listens are reported once it does.
      onCounts(tables)
      await untilQuiet()
      listening ??= load().catch((error: unknown) => {
        listening = null
        throw error
      })
      return (await listening)(organisation, onCounts)
    },
  }
}
