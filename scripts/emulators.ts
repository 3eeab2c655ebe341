// npm run test:emulators: runs the tests of Firebase sign-in against Firebase's emulators. `npm test`
// uses a small fake instead, because the emulators are large.
import { installEmulators, startFirestoreEmulator } from './lib/emulators.ts'
import { at } from './lib/paths.ts'
import { run } from './lib/process.ts'
import { buildWebIfStale } from './lib/web-build.ts'

const tests = ['packages/data/test/firebase.test.ts', 'e2e/identity.e2e.test.ts']

await installEmulators()
await buildWebIfStale()
const firestore = await startFirestoreEmulator()
const isWhole = typeof firestore !== 'string'
console.log(
  isWhole
    ? `The Firestore emulator runs at ${firestore.host}.`
    : `The Firestore emulator is not available (${firestore}); the tests use the fake.`,
)
// firebase-tools starts the Auth emulator for the command, passes its address to the command in
// FIREBASE_AUTH_EMULATOR_HOST, and stops it afterwards.
const code = await run(
  process.execPath,
  [
    at('packages/data/emulators/node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:exec',
    `vitest run --project unit --project e2e ${tests.join(' ')}`,
    `--config=${at('packages/data/emulators/firebase.json')}`,
    '--only=auth',
    '--log-verbosity=QUIET',
    '--project=demo-paraphe',
  ],
  {
    env: {
      ...process.env,
      ...(isWhole && { TEST_FIRESTORE_EMULATOR: firestore.host }),
    },
  },
)
if (isWhole) await firestore.stop()
process.exit(code)
