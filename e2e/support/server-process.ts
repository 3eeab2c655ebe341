import { spawn } from 'node:child_process'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '../../apps/server/src/main.ts')

export interface ServerProcess {
  pid: number
  output: () => string
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts a server process like `npm start` and waits until it listens. */
export async function launchServer(
  environment: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    ['--conditions=org-source', '--disable-warning=ExperimentalWarning', main, ...args],
    {
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))

  const deadline = Date.now() + 60_000
  while (!printed.includes('listening on http')) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${printed}`)
    if (Date.now() > deadline) throw new Error(`The server did not start within 60 s:\n${printed}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    pid: child.pid ?? 0,
    output: () => printed,
    async end(signal) {
      child.kill(signal)
      await exited
    },
  }
}

/** Reads the address of a server's mailbox from the server's output. */
export function mailboxUrlIn(output: string): string {
  const printed = /^mails are kept at (\S+)$/m.exec(output)?.[1]
  if (printed === undefined) throw new Error('The server printed no address of a mailbox.')
  return printed
}
