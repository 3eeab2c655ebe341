// npm run test:emulators: runs the tests of sign-in by Firebase against Firebase's own emulators,
// which `npm test` leaves out for their size and uses a small stand-in for.
import { installEmulators, startAuthEmulator, startFirestoreEmulator } from './lib/emulators.ts'
import { run } from './lib/process.ts'
import { buildWebIfStale } from './lib/web-build.ts'

const tests = [
  ['unit', 'packages/data/test/firebase.test.ts'],
  ['e2e', 'e2e/identity.e2e.test.ts'],
] as const

await installEmulators()
await buildWebIfStale()
const auth = await startAuthEmulator('demo-paraphe')
const firestore = await startFirestoreEmulator()
const isWhole = typeof firestore !== 'string'
console.log(`The Auth emulator runs at ${auth.host}.`)
console.log(
  isWhole
    ? `The Firestore emulator runs at ${firestore.host}.`
    : `The Firestore emulator does not run: ${firestore}. Its stand-in does.`,
)
const env = {
  ...process.env,
  TEST_AUTH_EMULATOR: auth.host,
  ...(isWhole && { TEST_FIRESTORE_EMULATOR: firestore.host }),
}
let code = 0
for (const [project, file] of tests) {
  code = (await run('vitest', ['run', '--project', project, file], { env })) || code
}
await auth.stop()
if (isWhole) await firestore.stop()
process.exit(code)
