import { startServer, type RunningServer } from '../src/host/start-server.ts'
import { createLogger } from '../src/log/create-logger.ts'
import { readSettings } from '../src/settings/settings.ts'
import { makeData, makeEmbeddedData, type PreparedData } from './prepared-data.ts'

export interface TestServer extends RunningServer {
  readonly dataDir: string
  /** Everything logged so far, as JSON lines. */
  readonly logged: () => string
  /** Stops the server and deletes its data. */
  dispose(): Promise<void>
}

type Env = Record<string, string | undefined>

type Kind = 'empty' | 'demo'

/**
 * Starts the whole server in this process, with a free port, a new data directory and, if there is
 * one, a database of `TEST_DATABASE_URL`. This takes a quarter of the time that a separate process
 * needs.
 */
export const startTestServer = async (env: Env = {}, kind: Kind = 'empty'): Promise<TestServer> =>
  startOn(await makeData(kind), env)

/** Like `startTestServer`, but always with the embedded database. */
export const startEmbeddedServer = async (
  env: Env = {},
  kind: Kind = 'empty',
): Promise<TestServer> => startOn(await makeEmbeddedData(kind), env)

async function startOn(prepared: PreparedData, env: Env): Promise<TestServer> {
  let logged = ''
  const logger = createLogger('debug', { write: (line) => void (logged += line) })
  // A dump of what a test stored, made when its server stops, would take as long as the stop.
  const settings = readSettings({ PORT: '0', DUMPS_KEPT: '0', ...prepared.settings, ...env })
  const server = await startServer(settings, logger)
  return {
    ...server,
    dataDir: prepared.dataDir,
    logged: () => logged,
    async dispose() {
      await server.stop()
      await prepared.remove()
    },
  }
}
