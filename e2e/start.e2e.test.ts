import { spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, inject, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { freePort } from './support/server.ts'

const root = path.resolve(import.meta.dirname, '..')

let dataDir: string | undefined
let npm: ChildProcess | undefined

afterEach(async () => {
  // The whole group, should the test have left something running.
  if (npm?.pid) {
    try {
      process.kill(-npm.pid, 'SIGKILL')
    } catch {
      // Nothing is left, as it should be.
    }
  }
  if (dataDir) await rm(dataDir, { recursive: true })
})

/** Runs `npm start` as a terminal would; answers where it listens. */
async function npmStart(folder: string): Promise<string> {
  const port = String(await freePort())
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: port, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  npm = child
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const url = `http://localhost:${port}`
  await expect.poll(() => printed, { timeout: 90_000 }).toContain(`listening on ${url}`)
  return url
}

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )

const pidOf = (child: ChildProcess | undefined) => child?.pid ?? 0

const ways: { way: string; stop: () => void; isFirst: boolean }[] = [
  { way: 'npm is told to end', stop: () => process.kill(pidOf(npm), 'SIGTERM'), isFirst: true },
  // A terminal sends it to every process of the group at once.
  { way: 'Ctrl-C is pressed', stop: () => process.kill(-pidOf(npm), 'SIGINT'), isFirst: false },
]

it.each(ways)('leaves nothing running and the data free when $way', async ({ stop, isFirst }) => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'start-'))
  if (!isFirst) await cp(path.join(inject('preparedData'), 'empty'), dataDir, { recursive: true })
  const url = await npmStart(dataDir)
  expect(await answers(url)).toBe(true)
  stop()
  await eventually(() => answers(url)).toBe(false)
  await eventually(() => isGroupRunning(pidOf(npm))).toBe(false)

  // Refused while another server holds the folder.
  expect(await answers(await npmStart(dataDir))).toBe(true)
})

function isGroupRunning(pid: number): boolean {
  try {
    process.kill(-pid, 0)
    return true
  } catch {
    return false
  }
}
