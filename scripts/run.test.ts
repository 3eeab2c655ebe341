import { spawn, type ChildProcess } from 'node:child_process'
import { afterEach, expect, it, vi } from 'vitest'
import { at } from './lib/paths.ts'

const command = `"${process.execPath}" "${at('scripts/run.mjs')}" fixtures/stoppable`

interface Started {
  /** The shell in which npm runs each script. */
  shell: ChildProcess
  /** Process ids by name; `runner` is run.mjs. */
  pids: Record<'shell' | 'runner' | 'script' | 'program', number>
  output: () => string
}

const started: Started[] = []

afterEach(() => {
  for (const { pids } of started.splice(0)) {
    for (const pid of Object.values(pids)) if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  }
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function start(): Promise<Started> {
  // More than one command, because a shell may `exec` a single one in its own process.
  const shell = spawn('sh', ['-c', `${command} & echo "runner $!"; wait $!`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })
  let printed = ''
  shell.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const pidOf = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(printed)?.[1])
  await vi.waitFor(() => expect(pidOf('program')).toBeGreaterThan(0), { timeout: 15_000 })
  const one: Started = {
    shell,
    pids: {
      shell: shell.pid ?? 0,
      runner: pidOf('runner'),
      script: pidOf('script'),
      program: pidOf('program'),
    },
    output: () => printed,
  }
  started.push(one)
  return one
}

async function expectEnd({ pids, output }: Started): Promise<void> {
  await vi.waitFor(
    () => expect(Object.entries(pids).filter(([, pid]) => isRunning(pid))).toEqual([]),
    { timeout: 10_000 },
  )
  expect(output().match(/stopped cleanly/g)).toHaveLength(1)
}

it.each([
  ['runner', 'SIGTERM'],
  ['runner', 'SIGINT'],
  ['script', 'SIGTERM'],
  ['script', 'SIGINT'],
  ['shell', 'SIGTERM'],
] as const)('leaves nothing running when the %s gets %s', async (target, signal) => {
  const all = await start()

  process.kill(all.pids[target], signal)

  await expectEnd(all)
})

it('stops the program only once when Ctrl-C reaches all processes together', async () => {
  const all = await start()

  for (const pid of [all.pids.program, all.pids.script, all.pids.runner])
    process.kill(pid, 'SIGINT')

  await expectEnd(all)
})
