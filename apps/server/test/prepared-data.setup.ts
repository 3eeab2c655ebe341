import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { spawnServer } from './spawn-server.ts'

/**
 * Vitest `globalSetup` that prepares data folders for all test files, because creating a database
 * is the slowest part of a start. Each kind of folder is prepared only once, when a test file first
 * needs it.
 */
export default async function prepareData(project: TestProject): Promise<() => Promise<void>> {
  const root = await mkdtemp(join(tmpdir(), 'prepared-'))
  async function firstStart(kind: string, args: string[] = []): Promise<string> {
    const folder = join(root, kind)
    const server = spawnServer({ DATA_DIR: folder }, args)
    await server.url
    server.child.kill('SIGTERM')
    await server.exit
    return folder
  }
  let empty: Promise<string> | undefined
  let demo: Promise<string> | undefined
  const prepareEmpty = () => (empty ??= firstStart('empty'))
  const prepareDemo = () =>
    (demo ??= prepareEmpty().then(async (folder) => {
      await cp(folder, join(root, 'demo'), { recursive: true })
      return firstStart('demo', ['--demo'])
    }))

  const server = createServer((request, response) => {
    const prepared = request.url === '/demo' ? prepareDemo() : prepareEmpty()
    prepared.then(
      (folder) => response.end(folder),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  project.provide('preparedData', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.close()
    server.closeAllConnections()
    await rm(root, { recursive: true, force: true })
  }
}
