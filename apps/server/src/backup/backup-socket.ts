import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { writeDurably } from '../storage/durable-files.ts'
import type { Database } from '../storage/tables.ts'
import { Tally } from './format.ts'
import type { StoredFile } from './stored-files.ts'
import { compress, inSnapshot, remainingRecords, rowRecords } from './write-backup.ts'

/** What `npm run backup` asks for. */
export interface BackupOptions {
  readonly withFiles: boolean
  readonly withKey: boolean
}

interface Source {
  readonly db: Kysely<Database>
  readonly dataDir: string
  /** Lists images and uploads. */
  readonly files: () => AsyncIterable<StoredFile>
  /** Content of `server.key`. */
  readonly key: string
}

/** Rows that wait for their client; deleted afterwards. */
const rowsSuffix = '.backup-rows'

/** Address of the socket. A relative path may be shorter, and sockets allow about 100 characters. */
export function socketPath(dataDir: string): string {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\paraphe-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`
  const path = join(dataDir, 'backup.sock')
  const shorter = relative(process.cwd(), path)
  return shorter.length < path.length ? shorter : path
}

/**
 * Answers `npm run backup` while this process holds the embedded database. Only the server's user can
 * open the folder with the socket.
 *
 * @returns a function that ends running backups and closes the socket
 */
export async function answerBackups(source: Source, logger: Logger): Promise<() => Promise<void>> {
  const path = socketPath(source.dataDir)
  for (const name of await readdir(source.dataDir))
    if (name.endsWith(rowsSuffix)) await rm(join(source.dataDir, name))
  // A killed process leaves its socket. No other one is running, because this one holds the lock.
  await rm(path, { force: true })
  const running = new Set<Promise<void>>()
  const server = createServer((incoming, response) => {
    const sending = sendBackup(source, incoming, response)
      .catch((error: unknown) => {
        logger.error({ err: error }, 'backup failed')
        response.destroy()
      })
      .finally(() => running.delete(sending))
    running.add(sending)
  })
  server.listen(path)
  try {
    await once(server, 'listening')
  } catch (error) {
    logger.warn({ err: error, path }, 'backups need a stopped server: the socket cannot be opened')
    return async () => undefined
  }
  return async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await Promise.all([closed, ...running])
  }
}

async function sendBackup(
  { db, dataDir, files, key }: Source,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const wanted = new URL(incoming.url ?? '', 'http://localhost').searchParams
  const tally = new Tally()
  // The database has one connection: rows go to the disk first, so that no client can hold it.
  const rows = join(dataDir, `${randomUUID()}${rowsSuffix}`)
  try {
    await inSnapshot(db, (snapshot) =>
      compress(rowRecords(snapshot, tally), (bytes) => writeDurably(rows, bytes)),
    )
    await pipeline(createReadStream(rows), response, { end: false })
  } finally {
    await rm(rows, { force: true })
  }
  const extras = {
    files: wanted.has('files') ? files() : null,
    key: wanted.has('key') ? key : null,
  }
  await compress(remainingRecords(tally, extras), async (bytes) => pipeline(bytes, response))
}

/**
 * Asks the running server for a backup.
 *
 * @returns the bytes, which end with an error if the server fails; null if no server is running
 */
export async function askForBackup(
  dataDir: string,
  { withFiles, withKey }: BackupOptions,
): Promise<AsyncIterable<Buffer> | null> {
  const query = new URLSearchParams({
    ...(withFiles && { files: '' }),
    ...(withKey && { key: '' }),
  })
  const asked = request({ socketPath: socketPath(dataDir), path: `/?${query.toString()}` })
  asked.end()
  try {
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    return response
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

const isAbsent = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ECONNREFUSED', 'EINVAL'].includes(String(error.code))
