import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Session } from '@org/api/client'
import { launchServer, type ServerProcess } from '../../e2e/support/server-process.ts'
import { freePort } from '../../e2e/support/server.ts'
import { connectionsOf } from '../server/postgres.ts'
import { createFilledDatabase, type Size } from './filled-database.ts'

/** Milliseconds of delay of the event loop. */
export interface EventLoopDelay {
  p99: number
  p999: number
}

/** Two server processes on one Postgres, which has a large organisation and a small one. */
export interface Servers {
  ports: number[]
  pids: number[]
  databasePids: () => Promise<number[]>
  /** An administrator's session in each organisation. */
  large: Session
  small: Session
  /** The delays since the last call, of the slower process. */
  eventLoopDelay(): Promise<EventLoopDelay>
  stop(): Promise<void>
}

/** @param isKept whether later runs copy the filled database instead of filling another */
export async function startServers(
  postgresUrl: string,
  size: Size,
  isKept: boolean,
): Promise<Servers> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'paraphe-bench-'))
  const database = await createFilledDatabase(postgresUrl, size, folder, isKept)
  const settings = { DATA_DIR: folder, ...database.settings }
  const delayFile = (port: number) => path.join(folder, `event-loop-${port}.json`)
  const start = async (port: number): Promise<ServerProcess> =>
    launchServer(
      {
        ...settings,
        PORT: String(port),
        LOG_LEVEL: 'info',
        NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'event-loop.ts')}`,
        EVENT_LOOP_FILE: delayFile(port),
      },
      [],
    )
  const ports = [await freePort(), await freePort()]
  const servers = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)]
  return {
    ports,
    pids: servers.map(({ pid }) => pid),
    databasePids: () => connectionsOf(database.url),
    large: database.large,
    small: database.small,
    async eventLoopDelay() {
      for (const { pid } of servers) process.kill(pid, 'SIGUSR2')
      const delays: EventLoopDelay[] = []
      for (const file of ports.map(delayFile)) {
        while (!existsSync(file)) await setTimeout(50)
        delays.push(JSON.parse(readFileSync(file, 'utf8')) as EventLoopDelay)
        rmSync(file)
      }
      return {
        p99: Math.max(...delays.map(({ p99 }) => p99)),
        p999: Math.max(...delays.map(({ p999 }) => p999)),
      }
    },
    async stop() {
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
