import { rm } from 'node:fs/promises'
import { startServer, type RunningServer } from '../src/host/start-server.ts'
import { createStandardLogger } from '../src/log/create-logger.ts'
import { readSettings } from '../src/settings/settings.ts'
import { makeDataDir } from './prepared-data.ts'
import { createTestDatabase } from './test-database.ts'

export type { RunningServer }

/** A server whose clock stands still until the test moves it. */
export interface ClockServer {
  /** Storage of the server: `Postgres` if TEST_DATABASE_URL is set. */
  readonly storage: 'Postgres' | 'embedded database'
  /** The address that users open. It stays the same when the server starts again. */
  readonly url: string
  /** The server as it runs now. */
  readonly running: () => RunningServer
  /**
   * Sets the clock to a time such as `2027-03-28T01:00:00Z`. The daily ordering reads the clock ten
   * times a second. Delivery reports are read five times a second.
   */
  setClock(utc: string): void
  /** Stops the server; its data remains. */
  stop(): Promise<void>
  /** Starts the server again. */
  start(): Promise<void>
  /** Stops the server and deletes its data. */
  dispose(): Promise<void>
}

/**
 * Starts the whole server in this process, with a clock that shows this time and a new database.
 */
export async function startClockServer(
  env: Record<string, string>,
  utc: string,
): Promise<ClockServer> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  const database = serverUrl ? await createTestDatabase(serverUrl) : null
  const dataDir = await makeDataDir()
  const logger = createStandardLogger('error').logger
  let now = seconds(utc)
  const start = (port: string) =>
    startServer(
      readSettings({ PORT: port, DATA_DIR: dataDir, ...database?.settings, ...env }),
      logger,
      { orderingPoll: 100, bouncePoll: 200, overrides: { clock: { now: () => now } } },
    )
  let running = await start('0')
  const url = running.publicUrl
  return {
    storage: database ? 'Postgres' : 'embedded database',
    url,
    running: () => running,
    setClock(next) {
      now = seconds(next)
    },
    stop: () => running.stop(),
    async start() {
      running = await start(new URL(url).port)
    },
    async dispose() {
      await running.stop()
      await database?.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}

const seconds = (utc: string) => Date.parse(utc) / 1000
