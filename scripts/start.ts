// npm start, npm run demo: builds the front end if it is outdated and runs the server in this terminal.
import { at } from './lib/paths.ts'
import { run } from './lib/process.ts'
import { buildWebIfStale } from './lib/web-build.ts'

const demo = process.argv.includes('--demo')
await buildWebIfStale()
const code = await run(
  process.execPath,
  [
    '--conditions=org-source',
    '--disable-warning=ExperimentalWarning',
    at('apps/server/src/main.ts'),
    ...(demo ? ['--demo'] : []),
  ],
  {
    env: {
      ...process.env,
      ...(demo && !process.env['DATA_DIR'] ? { DATA_DIR: './data/demo' } : {}),
    },
  },
)
process.exit(code)
