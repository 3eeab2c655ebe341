// npm start, npm run demo: builds the front end if it is outdated and runs the server in this
// terminal.
import { at } from './lib/paths.ts'
import { run } from './lib/process.ts'
import { buildWebIfStale } from './lib/web-build.ts'

const demo = process.argv.includes('--demo')
const { DATA_DIR, HOSTS, APP } = process.env
/** The demonstration shows every product, each on a host of its own. */
const demoSettings = {
  DATA_DIR: DATA_DIR ?? './data/demo',
  ...(HOSTS === undefined &&
    APP === undefined && {
      HOSTS:
        'coaching.localhost=coaching,coaching-admin.localhost=coaching-admin,stock.localhost=stock,tour.localhost=tour',
    }),
}
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
    env: { ...process.env, ...(demo && demoSettings) },
  },
)
process.exit(code)
