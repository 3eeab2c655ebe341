import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { at } from './lib/paths.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'paraphe-production-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs `start-production` of the repository in `root`; npm cannot be found there. */
function start(root: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(root, 'scripts/run.mjs'), 'start-production'], {
    env: { PATH: '/nowhere', PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const url = new Promise<string>((resolve) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const listening = /^listening on (\S+)$/m.exec(output)?.[1]
      if (listening) resolve(listening)
    })
  })
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  return { child, url, exit, printed: () => printed }
}

it('says that packages are missing, and installs none', async () => {
  const root = temporaryFolder()
  cpSync(at('scripts/run.mjs'), path.join(root, 'scripts/run.mjs'))
  cpSync(at('scripts/lib/installed.mjs'), path.join(root, 'scripts/lib/installed.mjs'))
  const { exit, printed } = start(root)
  expect(await exit).toBe(2)
  expect(printed()).toContain('No packages are installed: run `npm ci --omit=dev')
})

it('says that the build is missing, whatever the installed packages are', async () => {
  const root = temporaryFolder()
  for (const file of ['run.mjs', 'start-production.ts', 'lib/installed.mjs', 'lib/paths.ts'])
    cpSync(at('scripts', file), path.join(root, 'scripts', file))
  mkdirSync(path.join(root, 'node_modules'))
  // Lists no packages, as after an installation without development packages.
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{"packages":{}}')
  const { exit, printed } = start(root)
  expect(await exit).toBe(2)
  expect(printed()).toContain('The front end is not built')
  expect(printed()).toContain('npm run build')
})

it('serves what was built, and stops cleanly', async () => {
  const { child, url, exit, printed } = start(at(), {
    DATA_DIR: path.join(temporaryFolder(), 'data'),
    STATIC_DIR: 'apps/server/test/front-end',
  })
  const ended = exit.then((code) => Promise.reject(new Error(`ended with ${code}: ${printed()}`)))
  const page = await fetch(await Promise.race([url, ended]))
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
  ended.catch(() => undefined)
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
}, 120_000)
