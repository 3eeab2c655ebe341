import os from 'node:os'
import { measure } from './server/measure.ts'
import { findPostgres, versionOf } from './server/postgres.ts'
import { startBare, startServer, type Running } from './server/running.ts'
import { measureSync } from './server/sync-cost.ts'

const sizes = {
  small: { employees: 0, teams: 0, templates: 0 },
  large: { employees: 10_000, teams: 300, templates: 300 },
}

interface Call {
  name: string
  path: (organisationId: string) => string
  /** Responses per second. */
  goal?: { embedded: number; Postgres: number }
  /** True if a large organisation needs to reach only `partInLarge` of the goal. */
  isLessInLarge?: true
}

/** Share of the goal that a call with `isLessInLarge` must reach in a large organisation. */
const partInLarge = 0.9

const page = encodeURIComponent(JSON.stringify({ limit: 50 }))
const calls: readonly Call[] = [
  { name: '/healthz', path: () => '/healthz' },
  {
    name: 'user/me',
    path: () => '/api/user/me',
    goal: { embedded: 500, Postgres: 1200 },
    isLessInLarge: true,
  },
  {
    name: 'one employee',
    path: () => '/api/user/demo-user-20',
    goal: { embedded: 500, Postgres: 1200 },
    isLessInLarge: true,
  },
  {
    name: 'employees, a page of 50',
    path: (id) => `/api/organisation/${id}/users?filter=${page}`,
    goal: { embedded: 50, Postgres: 150 },
  },
]

const columns = [
  'database',
  'organisation',
  'call',
  'per second',
  'goal',
  'median ms',
  '99th percentile',
  'server CPU ms',
  'database CPU ms',
  'load CPU ms',
  'bytes',
]

async function row(running: Running, kind: string, size: string, call: Call, goal?: number) {
  const path = call.path(running.session?.organisation_id ?? '')
  const measured = await measure(running, path)
  const processor = [
    measured.serverProcessor,
    measured.databaseProcessor,
    measured.loadProcessor,
  ].map((time) => time?.toFixed(2) ?? '–')
  const cells = [
    kind,
    size,
    call.name,
    measured.perSecond.toFixed(0),
    goal === undefined ? '–' : String(goal),
    measured.median.toFixed(1),
    measured.slowest1Percent.toFixed(1),
    ...processor,
    String(measured.bytes),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

const postgres = await findPostgres()
console.log('## Server\n')
console.log(`| ${columns.join(' | ')} |`)
console.log(`|---|---|---|${'---:|'.repeat(columns.length - 3)}`)
const bare = await startBare()
await row(bare, '–', '–', { name: 'bare node:http', path: () => '/' })
await bare.stop()
for (const [kind, url] of Object.entries({ embedded: null, Postgres: postgres })) {
  if (kind === 'Postgres' && url === null) continue
  for (const [title, size] of Object.entries(sizes)) {
    const running = await startServer(url, size)
    try {
      for (const call of calls) {
        const part = title === 'large' && call.isLessInLarge ? partInLarge : 1
        const goal = call.goal?.[kind as 'embedded' | 'Postgres']
        await row(running, kind, title, call, goal && goal * part)
      }
    } finally {
      await running.stop()
    }
  }
}
console.log('\n## Commits of the embedded database, one after another\n')
console.log('| log synced at each commit | per second | median ms | 99th percentile |')
console.log('|---|---:|---:|---:|')
for (const isSynced of [true, false]) {
  const { perSecond, median, slowest1Percent } = await measureSync(isSynced)
  const cells = [
    isSynced ? 'yes, as the server does' : 'no',
    perSecond.toFixed(0),
    median.toFixed(2),
    slowest1Percent.toFixed(2),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
const load = os.loadavg()[0]?.toFixed(1)
const cores = os.availableParallelism()
console.log(`\nNode ${process.versions.node}, ${cores} cores, load ${load}`)
if (postgres === null) console.log('Postgres skipped: TEST_DATABASE_URL names none that responds.')
else console.log(`Postgres ${await versionOf(postgres)}`)
