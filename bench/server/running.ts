import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Session } from '@org/api/client'
import { createTestDatabase } from '../../apps/server/test/test-database.ts'
import { launchServer } from '../../e2e/support/server-process.ts'
import { freePort } from '../../e2e/support/server.ts'
import { connectionsOf } from './postgres.ts'

/** Number of records of each kind in an organisation; at least as many as in the demonstration. */
export interface Size {
  employees: number
  teams: number
  templates: number
}

/** A server on a port. */
export interface Running {
  port: number
  /** Process id of the server. */
  pid: number
  /** Process ids of the database; none if it runs inside the server. */
  databasePids: () => Promise<number[]>
  /** An administrator's session. */
  session: Session | null
  stop(): Promise<void>
}

const conditions = ['--conditions=org-source', '--disable-warning=ExperimentalWarning']
const fillProgram = path.resolve(
  import.meta.dirname,
  '../../apps/server/test/large-organisation.ts',
)

/**
 * Starts the server with an organisation of this size; with an embedded database if there is no
 * Postgres address.
 */
export async function startServer(postgresUrl: string | null, size: Size): Promise<Running> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'paraphe-bench-'))
  const database = postgresUrl === null ? null : await createTestDatabase(postgresUrl)
  const settings = {
    DATA_DIR: dataDir,
    ...database?.settings,
  }
  const { employees, teams, templates } = size
  const sizes = [employees, teams, 0, templates].map(String)
  const printed = execFileSync(process.execPath, [...conditions, fillProgram, dataDir, ...sizes], {
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  })
  const port = await freePort()
  // Logging each call costs time too, so use the level that production uses.
  const server = await launchServer({ ...settings, PORT: String(port), LOG_LEVEL: 'info' }, [])
  return {
    port,
    pid: server.pid,
    databasePids: async () => (database ? connectionsOf(database.url) : []),
    session: JSON.parse(printed) as Session,
    async stop() {
      await server.end('SIGTERM')
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts a bare node:http server. */
export async function startBare(): Promise<Running> {
  const child = fork(path.join(import.meta.dirname, 'bare.ts'))
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    pid: pidOf(child),
    databasePids: async () => [],
    session: null,
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The process did not start')
  return pid
}

/** Runs a program and returns its output. */
export async function run(program: string, argument: string): Promise<string> {
  const child = spawn(process.execPath, [...conditions, program, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`${path.basename(program)} ended with ${code}`)
  return printed
}
