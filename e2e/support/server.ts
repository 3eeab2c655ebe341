import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { makeDataDir } from '@org/server/testing/prepared-data'
import { launchServer, mailboxUrlIn } from './server-process.ts'

export interface RunningServer {
  url: string
  /** Everything that it printed. */
  output: () => string
  /** Where it shows the mails; printed at each start of a server without a mail server. */
  mailboxUrl: () => string
  /** Ends it from one moment to the next, as a power cut does; its data stays. */
  kill(): Promise<void>
  /** Starts it again after `kill`, at the same address over the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A free port on loopback. */
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

/** Starts the server as `npm start` does, on an embedded database of its own as a first start leaves it. */
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
