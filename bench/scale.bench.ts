import os from 'node:os'
import path from 'node:path'
import { calls, type ScaleCall } from './scale/calls.ts'
import { startServers } from './scale/servers.ts'
import type { Load, LoadResult } from './server/load.ts'
import { findPostgres, settingOf, versionOf } from './server/postgres.ts'
import { processorTime } from './server/processor.ts'
import { run } from './server/running.ts'

const size = { employees: 100_000, teams: 500, templates: 300 }
const connections = 16
const warmSeconds = 1
const seconds = 5
/** Milliseconds by which the large organisation may delay the calls of another. */
const delayGoal = 30
/** Milliseconds. */
const eventLoopGoal = 50

const postgres = await findPostgres()
if (postgres === null) throw new Error('TEST_DATABASE_URL names no Postgres that responds.')
const loadProgram = path.join(import.meta.dirname, 'server/load.ts')
const servers = await startServers(postgres, size, process.env['SCALE_KEEP'] === 'on')

async function send(load: Omit<Load, 'ports'>): Promise<LoadResult> {
  return JSON.parse(
    await run(loadProgram, JSON.stringify({ ports: servers.ports, ...load })),
  ) as LoadResult
}

/** Sends the calls of the other organisation, like a few people who look at its lists. */
function sendOther(duration: number): Promise<LoadResult> {
  const { access_token: token, organisation_id: id } = servers.small
  return send({
    requests: [
      { path: '/api/user/me' },
      { path: `/api/organisation/${id}/users?filter=${encodeURIComponent('{"limit":50}')}` },
      { path: `/api/organisation/${id}/teams` },
    ],
    headers: { 'X-access-token': token },
    connections: 2,
    seconds: duration,
    pause: 20,
  })
}

const missed: string[] = []
/** A call that never succeeded has no measurements, and has missed its goal. */
function check(name: string, measured: number | null, goal: number): string {
  if (measured === null || measured > goal) missed.push(name)
  return measured?.toFixed(0) ?? '–'
}

/** Returns the statuses of failed requests, which miss the goal of their call. */
function failuresOf(name: string, { failures }: LoadResult): string {
  const shown = Object.entries(failures).map(([status, count]) => `${count} × ${status}`)
  if (shown.length > 0) missed.push(`${name}: failed requests`)
  return shown.join(', ')
}

/**
 * Returns a function that returns the processor time of some processes since now, in seconds. The
 * time of those that have ended is not counted: the pool closes idle connections.
 */
function watchProcessors(pids: readonly number[]): () => number {
  const before = pids.map((pid) => [pid, processorTime([pid]) ?? 0] as const)
  return () =>
    before.reduce((sum, [pid, from]) => sum + Math.max(0, (processorTime([pid]) ?? 0) - from), 0)
}

async function row({ name, goal, requests }: ScaleCall, quiet: number): Promise<void> {
  const load = {
    requests: requests(servers.large.organisation_id ?? ''),
    headers: { 'X-access-token': servers.large.access_token },
    connections,
  }
  await send({ ...load, seconds: warmSeconds })
  await servers.eventLoopDelay()
  const watched = [servers.pids, await servers.databasePids()].map(watchProcessors)
  const [result, other] = await Promise.all([send({ ...load, seconds }), sendOther(seconds)])
  const processor = watched.map((used) => ((used() * 1000) / result.responses).toFixed(1))
  const { p999 } = await servers.eventLoopDelay()
  const delay = other.slowest5Percent === null ? null : other.slowest5Percent - quiet
  const cells = [
    name,
    goal,
    check(name, result.median, goal),
    result.slowest5Percent?.toFixed(0) ?? '–',
    failuresOf(name, result),
    ...processor,
    check(`${name}: the other organisation`, delay, delayGoal),
    check(`${name}: the event loop`, p999, eventLoopGoal),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

const only = process.env['SCALE_CALLS']
try {
  await sendOther(warmSeconds)
  const quiet = (await sendOther(seconds)).slowest5Percent
  if (quiet === null) throw new Error('The calls of the other organisation fail.')
  console.log(`## Scale: ${size.employees} employees, ${size.teams} teams\n`)
  console.log(
    '| call | goal | median ms | p95 | failed | server CPU ms | database CPU ms | other organisation, p95 above quiet | event loop, p99.9 |',
  )
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|')
  for (const call of calls) {
    if (only === undefined || call.name.includes(only)) await row(call, quiet)
  }
  console.log(`\nThe other organisation alone: ${quiet.toFixed(0)} ms at the 95th percentile`)
} finally {
  await servers.stop()
}
const load = os.loadavg()[0]?.toFixed(1)
console.log(`Node ${process.versions.node}, ${os.availableParallelism()} cores, load ${load}`)
console.log(
  `Postgres ${await versionOf(postgres)}, shared_buffers ${await settingOf(postgres, 'shared_buffers')}`,
)
if (missed.length > 0) {
  console.log(`Goals missed: ${missed.join('; ')}`)
  process.exitCode = 1
}
