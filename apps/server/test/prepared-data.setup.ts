import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createPrepared, dropPrepared } from './prepared-databases.ts'
import { spawnServer } from './spawn-server.ts'

/** Ends the names of folders whose rows are in a database of `TEST_DATABASE_URL`. */
const onPostgres = '-on-postgres'

/**
 * Vitest `globalSetup` that prepares data folders for all test files, because creating a database
 * is the slowest part of a start. Each kind of folder is prepared only once, when a test file first
 * needs it. If the setting `TEST_PREPARED_DATA` names a folder, later runs find them there.
 */
export default async function prepareData(project: TestProject): Promise<() => Promise<void>> {
  const shared = process.env['TEST_PREPARED_DATA']
  const root = shared ?? (await mkdtemp(join(tmpdir(), 'prepared-')))
  await mkdir(root, { recursive: true })
  async function firstStart(name: string, from?: string): Promise<string> {
    const folder = join(root, name)
    if (existsSync(folder)) return folder
    // Another run may prepare the same folder meanwhile; the first to finish wins.
    const draft = await mkdtemp(`${folder}-`)
    if (from) await cp(from, draft, { recursive: true })
    const database = name.endsWith(onPostgres) ? await createPrepared(draft) : null
    const isDemo = name.startsWith('demo')
    const env = { DATA_DIR: draft, ...database?.settings }
    const server = spawnServer(env, isDemo ? ['--demo'] : [])
    await server.url
    server.child.kill('SIGTERM')
    await server.exit
    await rename(draft, folder).catch(async (error: unknown) => {
      if (!existsSync(folder)) throw error
      await database?.drop()
      await rm(draft, { recursive: true })
    })
    return folder
  }
  const started = new Map<string, Promise<string>>()
  function prepare(name: string): Promise<string> {
    // Creating an embedded database takes longer than copying one.
    const folder =
      started.get(name) ??
      (name === 'demo'
        ? prepare('empty').then((empty) => firstStart(name, empty))
        : firstStart(name))
    started.set(name, folder)
    return folder
  }

  const server = createServer((request, response) => {
    prepare(request.url?.slice(1) ?? '').then(
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
    if (shared) return
    await dropPrepared(root)
    await rm(root, { recursive: true, force: true })
  }
}
