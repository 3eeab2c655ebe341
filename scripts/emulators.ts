// npm run test:emulators [file …]: runs the tests of Firebase sign-in, of the repositories on
// Firestore and of the functions against Firebase's emulators. Because the emulators are large,
// `npm test` runs the sign-in tests against a small fake and leaves out the tests of the
// repositories and functions.
import {
  emulatedProject,
  freePort,
  installEmulators,
  prepareFunctions,
  startFirestoreEmulator,
  writeEmulatorConfig,
} from './lib/emulators.ts'
import { at } from './lib/paths.ts'
import { run } from './lib/process.ts'
import { emulatorReport } from './lib/reports.ts'
import { buildWebIfStale } from './lib/web-build.ts'

const asked = process.argv.slice(2)
const tests =
  asked.length > 0
    ? asked
    : [
        'packages/data/test/firebase.test.ts',
        'e2e/identity.e2e.test.ts',
        'e2e/coaching-journey.e2e.test.ts',
        'e2e/stock-orders.e2e.test.ts',
        'e2e/stock-journey.e2e.test.ts',
        'e2e/stock-changes.emulator.e2e.test.ts',
        'apps/functions/test',
      ]
await installEmulators()
await buildWebIfStale()
const firestore = await startFirestoreEmulator()
const isWhole = typeof firestore !== 'string'
const isEndToEnd = (file: string) => file.startsWith('e2e/')
/**
 * Writes a report only if the tests run on all emulators, because `npm run claims` reads claims and
 * numbers of tests from it.
 */
const reporting = (writer: string) => (isWhole ? `--reporter=${at('scripts/lib', writer)}` : '')
// On a slow machine, the first hook waits minutes for the functions to load, and each row of a
// permissions test makes dozens of transactions.
const options = '--testTimeout=300000 --hookTimeout=600000 --reporter=default'
const commands = [
  {
    vitest: `--project unit ${options} ${reporting('report-writer.ts')}`,
    files: tests.filter((file) => !isEndToEnd(file)),
  },
  // These files run one after the other, because the functions know only one address for each
  // product's pages and for each stand-in of a service.
  {
    vitest: `--project e2e ${options} ${reporting('journey-report-writer.ts')} --no-file-parallelism`,
    files: tests.filter(isEndToEnd),
  },
]
  .filter(({ files }) => files.length > 0)
  .map(({ vitest, files }) => `vitest run ${vitest} ${files.join(' ')}`)
const ports = {
  functionsPort: await freePort(),
  stockPort: await freePort(),
  coachingPort: await freePort(),
  smtpPort: await freePort(),
  bucketPort: await freePort(),
  photoPort: await freePort(),
}
if (isWhole) await prepareFunctions(ports)
console.log(
  isWhole
    ? `The Firestore emulator runs at ${firestore.host}.`
    : `The Firestore emulator is not available (${firestore}); the sign-in tests use the fake, and the functions and Firestore’s repositories are not tested.`,
)
// The tests before the journeys use up the sign-ins of a client, and the emulator knows no addresses
// that would tell clients apart.
const emptying = isWhole
  ? `node -e "fetch('http://${firestore.host}/emulator/v1/projects/${emulatedProject}/databases/(default)/documents', { method: 'DELETE' })" && `
  : ''
// firebase-tools starts the other emulators for the command, passes their addresses to the command,
// and stops them afterwards.
const code = await run(
  process.execPath,
  [
    at('packages/data/emulators/node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:exec',
    commands.join(` && ${emptying}`),
    `--config=${writeEmulatorConfig(ports.functionsPort)}`,
    `--only=${isWhole ? 'auth,functions' : 'auth'}`,
    '--log-verbosity=QUIET',
    `--project=${emulatedProject}`,
  ],
  {
    env: {
      ...process.env,
      ...(isWhole && {
        TEST_FIRESTORE_EMULATOR: firestore.host,
        TEST_FUNCTION_PORTS: JSON.stringify(ports),
        TEST_REPORT: emulatorReport,
        // A file in a folder that Git and the build ignore; see
        // `apps/functions/test/movable-clock.ts`.
        TEST_CLOCK_FILE: at('node_modules/.cache/functions-clock'),
        // The address at which the functions find the Firestore emulator.
        FIRESTORE_EMULATOR_HOST: firestore.host,
      }),
      // In seconds: a busy machine takes longer than the default to load the functions.
      FUNCTIONS_DISCOVERY_TIMEOUT: '90',
      // Otherwise Google's client would look for credentials on a server that exists only in
      // Google's cloud.
      METADATA_SERVER_DETECTION: 'none',
    },
  },
)
if (isWhole) await firestore.stop()
process.exit(code)
