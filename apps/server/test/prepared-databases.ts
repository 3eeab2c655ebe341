import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestDatabase, databaseAt, type TestDatabase } from './test-database.ts'

/** File in a prepared data folder that names the database that belongs to it. */
const nameIn = (folder: string) => join(folder, 'database')

/** Creates the database of a data folder that is to be prepared. */
export async function createPrepared(folder: string): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (!serverUrl) throw new Error('There is no database server.')
  const database = await createTestDatabase(serverUrl)
  await writeFile(nameIn(folder), database.name)
  return database
}

/** Returns the database of a prepared data folder; null if its rows are in the folder. */
async function preparedAt(folder: string, serverUrl: string): Promise<TestDatabase | null> {
  if (!existsSync(nameIn(folder))) return null
  return databaseAt(serverUrl, await readFile(nameIn(folder), 'utf8'))
}

/** Copies the database of a prepared data folder, with the key that has signed in it. */
export async function copyPrepared(folder: string, serverUrl: string): Promise<TestDatabase> {
  const prepared = await preparedAt(folder, serverUrl)
  if (!prepared) throw new Error(`${folder} has no database.`)
  const copy = await createTestDatabase(serverUrl, `template ${prepared.name}`)
  const { SERVER_KEY } = prepared.settings
  return { ...copy, settings: { ...copy.settings, SERVER_KEY } }
}

/** Drops the databases of all prepared data folders inside `root`. */
export async function dropPrepared(root: string): Promise<void> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (!serverUrl || !existsSync(root)) return
  for (const folder of await readdir(root)) {
    const prepared = await preparedAt(join(root, folder), serverUrl)
    await prepared?.drop()
  }
}
