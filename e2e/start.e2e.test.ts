import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeDataDir } from '@org/server/testing/prepared-data'
import { afterEach, expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { freePort } from './support/server.ts'

const root = path.resolve(import.meta.dirname, '..')

let dataDir: string | undefined
let npm: ChildProcess | undefined

afterEach(async () => {
  // Kills the whole process group, in case the test left something running.
  if (npm?.pid) {
    try {
      process.kill(-npm.pid, 'SIGKILL')
    } catch {
      // The group no longer exists, as expected.
    }
  }
  if (dataDir) await rm(dataDir, { recursive: true })
})

/**
 * Starts an npm script, as a terminal would, and waits until its server listens; returns the
 * address.
 */
async function npmRun(script: string, settings: Record<string, string>): Promise<string> {
  const port = String(await freePort())
  const child = spawn('npm', ['run', script], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: port, LOG_LEVEL: 'warn', ...settings },
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

const npmStart = (folder: string) => npmRun('start', { DATA_DIR: folder })

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )

const pidOf = (child: ChildProcess | undefined) => child?.pid ?? 0

const ways: { way: string; stop: () => void; isFirst: boolean }[] = [
  { way: 'npm is terminated', stop: () => process.kill(pidOf(npm), 'SIGTERM'), isFirst: true },
  // A terminal sends the signal to every process of the group at once.
  { way: 'Ctrl-C is pressed', stop: () => process.kill(-pidOf(npm), 'SIGINT'), isFirst: false },
]

it.each(ways)(
  'leaves nothing running and the data unlocked when $way',
  async ({ stop, isFirst }) => {
    dataDir = isFirst ? await mkdtemp(path.join(tmpdir(), 'start-')) : await makeDataDir()
    const url = await npmStart(dataDir)
    expect(await answers(url)).toBe(true)
    stop()
    await eventually(() => answers(url)).toBe(false)
    await eventually(() => isGroupRunning(pidOf(npm))).toBe(false)

    // This would fail if a server still had the data folder locked.
    expect(await answers(await npmStart(dataDir))).toBe(true)
  },
)

it('serves the page and the API in development, with the same settings as the built page', async () => {
  dataDir = await makeDataDir()
  const url = await npmRun('dev', { DATA_DIR: dataDir, APP: 'stock', HOSTS: 'S.example=tour' })

  await eventually(() => answers(url)).toBe(true)
  expect((await fetch(`${url}/api/conf`)).status).toBe(200)
  const page = await (await fetch(url)).text()
  expect(page).toContain('/@vite/client')
  expect(page).toMatch(/paraphe-hosts[^>]*s\.example[^>]*tour[^>]*local[^>]*stock/)

  process.kill(pidOf(npm), 'SIGTERM')
  await eventually(() => isGroupRunning(pidOf(npm))).toBe(false)
})

function isGroupRunning(pid: number): boolean {
  try {
    process.kill(-pid, 0)
    return true
  } catch {
    return false
  }
}
