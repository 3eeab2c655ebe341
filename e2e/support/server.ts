import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '../../apps/server/src/main.ts')

export interface RunningServer {
  url: string
  /** Everything that it printed. */
  output: () => string
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

/** Starts the server as `npm start` does, on an empty embedded database of its own. */
export async function startServer(
  settings: Record<string, string> = {},
  args: string[] = [],
): Promise<RunningServer> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'paraphe-e2e-'))
  const child = spawn(
    process.execPath,
    ['--conditions=org-source', '--disable-warning=ExperimentalWarning', main, ...args],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        ...settings,
      },
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
    url,
    output: () => printed,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
