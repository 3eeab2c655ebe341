import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { makeDataDir } from '@org/server/testing/prepared-data'
import { startTestServer } from '@org/server/testing/test-server'
import { launchServer, mailboxUrlIn } from './server-process.ts'

export interface RunningServer {
  url: string
  /** Returns what the server has logged or printed so far. */
  output: () => string
  /** Returns the address of the server's mailbox; throws if a mail server is configured. */
  mailboxUrl: () => string
  stop(): Promise<void>
}

/** A server in a separate process. */
export interface ServerProcess extends RunningServer {
  /** Kills the server abruptly, like a power cut; its data remains. */
  kill(): Promise<void>
  /** Restarts the server after `kill`, with the same address and data. */
  restart(): Promise<void>
}

/** Finds a free port on loopback. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}

/** Starts the server in this process, with a new embedded database. */
export async function startServer(
  settings: Record<string, string> = {},
  kind: 'empty' | 'demo' = 'empty',
): Promise<RunningServer> {
  const server = await startTestServer(settings, kind)
  return {
    url: server.publicUrl,
    output: server.logged,
    mailboxUrl() {
      if (server.mailboxUrl === null) throw new Error('The server has no mailbox.')
      return server.mailboxUrl
    },
    stop: () => server.dispose(),
  }
}

/**
 * Starts the server like `npm start`, in a process that can be killed, with a new embedded
 * database.
 */
export async function startServerProcess(
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const dataDir = await makeDataDir()
  const environment = { PORT: String(port), DATA_DIR: dataDir, ...settings }
  let running = await launchServer(environment, [])
  let printedBefore = ''
  return {
    url: `http://localhost:${port}`,
    output: () => printedBefore + running.output(),
    mailboxUrl: () => mailboxUrlIn(running.output()),
    kill: () => running.end('SIGKILL'),
    async restart() {
      printedBefore += running.output()
      running = await launchServer(environment, [])
    },
    async stop() {
      await running.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
