import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Addresses } from './sign-in.ts'

/** Folder to serve in place of the built front end, which these tests of the server do not need. */
const frontEnd = fileURLToPath(new URL('front-end', import.meta.url))
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface ServerProcess {
  readonly child: ChildProcess
  /**
   * Resolves with the address once the server listens; rejects if the server exits before that.
   */
  readonly url: Promise<string>
  /** Resolves with all addresses that the server printed, once it listens. */
  readonly addresses: Promise<Addresses>
  /** Resolves with the exit code, or with null if a signal killed the server. */
  readonly exit: Promise<number | null>
  /** Output of the process on standard error so far. */
  readonly stderr: () => string
}

/** Starts the server, or another `program`, as a separate process from source. */
export function spawnServer(
  env: Record<string, string>,
  args: readonly string[] = [],
  program = main,
): ServerProcess {
  const child = spawn(
    process.execPath,
    ['--conditions=org-source', '--disable-warning=ExperimentalWarning', program, ...args],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        PORT: '0',
        LOG_LEVEL: 'warn',
        STATIC_DIR: frontEnd,
        // A dump of what a test stored would take as long as the rest of a stop.
        DUMPS_KEPT: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  const addresses = printedAddresses(child, exit, () => stderr)
  const url = addresses.then(({ publicUrl }) => publicUrl)
  // Marks a rejection as handled, because a test that expects the server to fail never awaits its
  // address.
  url.catch(() => undefined)
  return { child, exit, stderr: () => stderr, url, addresses }
}

async function printedAddresses(
  child: ChildProcess,
  exit: Promise<number | null>,
  stderr: () => string,
): Promise<Addresses> {
  let stdout = ''
  const listening = new Promise<Addresses>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      stdout += chunk.toString()
      const publicUrl = /^listening on (\S+)$/m.exec(stdout)?.[1]
      const mailboxUrl = /^mails are kept at (\S+)$/m.exec(stdout)?.[1] ?? null
      if (publicUrl) resolve({ publicUrl, mailboxUrl })
    })
  })
  const ended = exit.then((code) => {
    throw new Error(`The server ended with ${code} before it listened: ${stderr()}`)
  })
  return Promise.race([listening, ended])
}
