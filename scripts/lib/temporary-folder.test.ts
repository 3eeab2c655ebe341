import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { at } from './paths.ts'

/** Starts a process that makes a temporary folder, and returns both while the process runs. */
async function startWithFolder() {
  const script = `
    import { makeTemporaryFolder } from ${JSON.stringify(at('scripts/lib/temporary-folder.ts'))}
    process.stdin.on('data', () => process.exit()).resume()
    process.stdout.write(makeTemporaryFolder())
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [folder] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, ended, folder: folder.toString() }
}

it('makes a folder that is removed with its files when the process ends', async () => {
  const { child, ended, folder } = await startWithFolder()
  writeFileSync(path.join(folder, 'left'), 'text')
  child.stdin.write('end')
  await ended
  expect(existsSync(folder)).toBe(false)
})

it.each(['SIGINT', 'SIGTERM'] as const)(
  'removes the folder when %s ends the process',
  async (signal) => {
    const { child, ended, folder } = await startWithFolder()
    expect(existsSync(folder)).toBe(true)
    child.kill(signal)
    await ended
    expect(existsSync(folder)).toBe(false)
  },
)
