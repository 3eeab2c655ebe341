import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { launchServer } from './server-process.ts'

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
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'paraphe-e2e-'))
  const prepared = args.includes('--demo') ? 'demo' : 'empty'
  cpSync(path.join(inject('preparedData'), prepared), dataDir, { recursive: true })
  const environment = { PORT: String(port), DATA_DIR: dataDir, ...settings }
  let running = await launchServer(environment, args)
  let printedBefore = ''
  return {
    url: `http://localhost:${port}`,
    output: () => printedBefore + running.output(),
    mailboxUrl() {
      const printed = /^mails are kept at (\S+)$/m.exec(running.output())?.[1]
      if (printed === undefined) throw new Error('The server printed no address of a mailbox.')
      return printed
    },
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
