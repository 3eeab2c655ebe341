import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { copyPrepared } from './prepared-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Address of a server whose paths `/empty` and `/demo` return the path of a data folder to
     * copy, and `/empty-on-postgres` and `/demo-on-postgres` of one with its own database.
     */
    preparedData: string
  }
}

type Kind = 'empty' | 'demo'

/** Copies the prepared data folder; returns the paths of the copy and of the original. */
async function copyFolder(name: string): Promise<{ dataDir: string; original: string }> {
  const response = await fetch(`${inject('preparedData')}/${name}`)
  const answer = await response.text()
  if (!response.ok) throw new Error(answer)
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'))
  await cp(answer, dataDir, { recursive: true })
  return { dataDir, original: answer }
}

/**
 * Creates a data folder with an embedded database as it is after a server's first start, optionally
 * with `--demo`.
 */
export async function makeDataDir(kind: Kind = 'empty'): Promise<string> {
  const { dataDir } = await copyFolder(kind)
  return dataDir
}

export interface PreparedData {
  readonly dataDir: string
  /** Settings of a server that uses these data. */
  readonly settings: Record<string, string>
  /** Deletes the data. */
  remove(): Promise<void>
}

/** Creates the data of a server with an embedded database. */
export async function makeEmbeddedData(kind: Kind = 'empty'): Promise<PreparedData> {
  const dataDir = await makeDataDir(kind)
  const remove = () => rm(dataDir, { recursive: true })
  return { dataDir, settings: { DATA_DIR: dataDir }, remove }
}

/**
 * Creates the data of a server, in a database of `TEST_DATABASE_URL` if there is one: the server
 * then takes half the CPU time for its start.
 */
export async function makeData(kind: Kind = 'empty'): Promise<PreparedData> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (!serverUrl) return makeEmbeddedData(kind)
  const { dataDir, original } = await copyFolder(`${kind}-on-postgres`)
  const database = await copyPrepared(original, serverUrl)
  return {
    dataDir,
    settings: { DATA_DIR: dataDir, ...database.settings },
    async remove() {
      await database.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}
