import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataDir } from './data-lock.ts'

let dataDir: string
let holder: ChildProcess | undefined
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => {
  holder?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

const holderProgram = `
  const { lockDataDir } = await import(process.argv[1])
  lockDataDir(process.argv[2])
  globalThis.gc()
  console.log('held')
  setInterval(() => {}, 1000)
`

async function holdInAnotherProcess() {
  const module = new URL('./data-lock.ts', import.meta.url).href
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--input-type=module', '-e', holderProgram, module, dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  holder = child
  await once(child.stdout, 'data')
  return child
}

it('refuses a directory until the process that holds it is killed', async () => {
  const other = await holdInAnotherProcess()
  expect(() => lockDataDir(dataDir)).toThrow(`DATA_DIR ${dataDir} is in use by another server.`)

  other.kill('SIGKILL')
  await once(other, 'exit')
  lockDataDir(dataDir).release()
})

it('can be locked again after its release', () => {
  lockDataDir(dataDir).release()
  lockDataDir(dataDir).release()
})

it('reports a directory that cannot be created', () => {
  expect(() => lockDataDir('/dev/null/data')).toThrow('DATA_DIR /dev/null/data cannot be written')
})

it('fails immediately in /proc, where no folder can be created', () => {
  expect(() => lockDataDir('/proc/none/of/this')).toThrow('DATA_DIR /proc/none/of/this')
})
