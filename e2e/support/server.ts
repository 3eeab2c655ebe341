import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { makeDataDir } from '@org/server/testing/prepared-data'
import { launchServer, mailboxUrlIn } from './server-process.ts'

export interface RunningServer {
  url: string
  /** Returns all output so far. */
  output: () => string
  /** Address of its mailbox, which it prints at each start unless a mail server is configured. */
  mailboxUrl: () => string
  /** Kills the server abruptly, like a power cut; its data remains. */
  kill(): Promise<void>
  /** Restarts the server after `kill`, with the same address and data. */
  restart(): Promise<void>
  stop(): Promise<void>
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

/** Starts the server like `npm start`, with a new embedded database. */
export async function startServer(
  settings: Record<string, string> = {},
  args: string[] = [],
): Promise<RunningServer> {
  const port = await freePort()
  const dataDir = await makeDataDir(args.includes('--demo') ? 'demo' : 'empty')
  const environment = { PORT: String(port), DATA_DIR: dataDir, ...settings }
  let running = await launchServer(environment, args)
  let printedBefore = ''
  return {
    url: `http://localhost:${port}`,
    output: () => printedBefore + running.output(),
    mailboxUrl: () => mailboxUrlIn(running.output()),
    kill: () => running.end('SIGKILL'),
    async restart() {
      printedBefore += running.output()
      running = await launchServer(environment, args)
    },
    async stop() {
      await running.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
