import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { watchHealth } from './health-watch.ts'
import { makeDataDir } from './prepared-data.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'

/** Requests of 15 kB each, whose lines exceed the log's buffer of 10 MB. */
const requests = 900
const longPath = `/${'a/'.repeat(7000)}`

const program = fileURLToPath(new URL('log-lines.ts', import.meta.url))

let dataDir: string
const started: ServerProcess[] = []

beforeAll(async () => {
  dataDir = await makeDataDir()
})

afterEach(async () => {
  for (const { child, exit } of started.splice(0)) {
    child.kill('SIGKILL')
    await exit
  }
})

afterAll(() => rm(dataDir, { recursive: true }))

/** Sends the requests on few connections. Rejects if one takes 20 s. */
async function sendAll(url: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const sent = request(url + longPath, { agent, timeout: 20_000 }, (response) => {
        response.on('end', resolve).resume()
      })
      sent.on('timeout', () => sent.destroy(new Error('The server does not answer')))
      sent.on('error', reject).end()
    })
  await Promise.all(Array.from({ length: count }, send))
  agent.destroy()
}

async function droppedLines(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^paraphe_log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1])
}

it('answers while nobody reads its log, drops and counts lines beyond 10 MB', async () => {
  const server = spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' })
  started.push(server)
  const url = await server.url
  server.child.stderr?.pause()
  const health = watchHealth(url, `${requests} requests whose log nobody reads`)
  await sendAll(url, requests)
  expect(await health.stop()).toBeLessThan(5000)
  const dropped = await droppedLines(url)
  expect(dropped).toBeGreaterThan(0)

  server.child.stderr?.resume()
  await expect.poll(server.stderr, { timeout: 20_000 }).toContain('log lines dropped')
  const lines = server.stderr().trim().split('\n')
  const entries = lines.map((line) => JSON.parse(line) as { msg: string; lines?: number })
  expect(entries.at(-1)).toMatchObject({ msg: 'log lines dropped', lines: dropped })
  // Those that were not dropped are complete.
  expect(entries.filter(({ msg }) => msg === 'request')).toHaveLength(requests - dropped)

  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)
  await expect.poll(server.stderr).toContain('"msg":"stopping"')
}, 120_000)

describe('the end of a process', () => {
  const run = (lines: number, end: 'exit' | 'crash') => {
    const child = spawnServer({}, [String(lines), end], program)
    started.push(child)
    return child
  }

  it.each([
    ['exit', 0],
    ['crash', 1],
  ] as const)(
    'writes all lines that a slow reader has not taken: %s',
    async (end, code) => {
      const child = run(2000, end)
      await child.url
      child.child.stderr?.pause()
      // 2 MB do not fit into a pipe.
      setTimeout(() => child.child.stderr?.resume(), 400)
      expect(await child.exit).toBe(code)
      const printed = () => child.stderr().match(/"line":\d+/g)
      await expect.poll(printed).toHaveLength(2000)
      expect(child.stderr()).toContain('"line":2000')
      expect(child.stderr().includes('Error: crashed')).toBe(end === 'crash')
    },
    60_000,
  )

  it('does not wait for a reader that takes nothing', async () => {
    const child = run(2000, 'exit')
    await child.url
    child.child.stderr?.pause()
    expect(await child.exit).toBe(0)
  }, 60_000)

  const linux = process.platform === 'linux'
  it.runIf(linux)(
    'does not wait for a terminal whose output is stopped (Linux only)',
    async () => {
      const printed = join(dataDir, 'printed')
      const node = `"${process.execPath}" --conditions=org-source --disable-warning=ExperimentalWarning`
      const command = `${node} "${program}" 2000 exit > "${printed}"; echo "ended with $?" >> "${printed}"`
      // The program's terminal, whose output stops because nobody reads it.
      const terminal = spawn('script', ['-qfc', command, '/dev/null'], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      onTestFinished(() => void terminal.kill('SIGKILL'))
      const content = () => readFile(printed, 'utf8').catch(() => '')
      await expect.poll(content, { timeout: 30_000 }).toContain('ended with 0')
    },
    60_000,
  )
})
