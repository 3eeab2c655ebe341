// npm run test:cluster [file …]: runs the tests that take minutes, or need servers that not every
// machine has: Postgres behind PgBouncer, for example. On Debian it starts these servers. A file whose
// programs are missing fails, and names their packages.
import { run } from './lib/process.ts'

const files = process.argv.slice(2)
const script = '. .ci/databases && vitest run --project cluster "$@"'
process.exitCode = await run('bash', ['-euc', script, 'test:cluster', ...files])
