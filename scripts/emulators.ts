// npm run test:emulators: runs the tests of Firebase sign-in against Firebase's emulators. `npm test`
// uses a small fake instead, because the emulators are large.
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
    : `The Firestore emulator is not available (${firestore}); the tests use the fake.`,
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
