import { whenQuiet } from '@org/app-kit/public'
import type { Changes } from '@org/data'
import { firebaseChanges } from '@org/data/firebase/changes'
import type { FirebaseBackend } from '@org/data/firebase/functions'

const untilQuiet = () => new Promise<void>((resolve) => whenQuiet(resolve))

/** Follows the changes of other people, once the page has loaded everything else. */
export const followChanges = (config: FirebaseBackend, host: string): Changes =>
  firebaseChanges(config, host, untilQuiet)
