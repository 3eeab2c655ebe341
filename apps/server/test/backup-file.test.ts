import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createBackup } from '../src/backup/create-backup.ts'
import { checksum, recordOf, Tally } from '../src/backup/format.ts'
import { verifyBackup } from '../src/backup/read-backup.ts'
import { restoreBackup } from '../src/backup/restore.ts'
import { readSettings } from '../src/settings/settings.ts'
import { openDatabase, type OpenDatabase } from '../src/storage/open-database.ts'
import { makeDataDir } from './prepared-data.ts'
import { spawnServer } from './spawn-server.ts'

const silent = pino({ level: 'silent' })
const main = (name: string) => fileURLToPath(new URL(`../src/backup/${name}.ts`, import.meta.url))

let folder: string
let dataDir: string
/** A backup of an installation without people. */
let backup: string
let empty: OpenDatabase
beforeAll(async () => {
  dataDir = await makeDataDir()
  await mkdir(join(dataDir, 'media', 'logo'), { recursive: true })
  await writeFile(join(dataDir, 'media', 'logo', 'original'), 'image/png\nimage')
  folder = await mkdtemp(join(tmpdir(), 'backup-file-'))
  backup = join(folder, 'good.backup')
  const settings = readSettings({ DATA_DIR: dataDir })
  await createBackup(settings, backup, { withFiles: true, withKey: true }, silent)
  empty = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'empty') }, silent)
}, 120_000)
afterAll(async () => {
  await empty.close()
  await rm(folder, { recursive: true })
  await rm(dataDir, { recursive: true })
})

/** The records of a backup that is right in itself, but hostile or of another version. */
interface Forged {
  begin?: Record<string, unknown>
  table?: [name: string, rows: string, count: number]
  path?: string
}

/** Writes a backup whose checksums are right. */
async function forge({ begin = {}, table, path }: Forged): Promise<string> {
  const tally = new Tally()
  const head = {
    kind: 'begin',
    version: 1,
    created_at: '2026-11-21T02:00:00.000Z',
    migrations: [],
    ...begin,
  }
  const records = [recordOf(tally, head as never)]
  if (table) {
    const [name, rows, count] = table
    records.push(recordOf(tally, { kind: 'rows', table: name, count }, Buffer.from(rows)))
  }
  if (path !== undefined) {
    const file = { kind: 'file', path, offset: 0, is_last: true } as const
    records.push(recordOf(tally, file, Buffer.from('forged')))
  }
  const { tables, files } = tally
  records.push(recordOf(tally, { kind: 'end', tables, files, headers: tally.headers() }))
  return write(gzipSync(Buffer.concat(records)))
}

let count = 0
async function write(content: Uint8Array): Promise<string> {
  count += 1
  const path = join(folder, `${count}.backup`)
  await writeFile(path, content)
  return path
}

/** Restores as the command does. */
async function restore(
  path: string,
  to = join(folder, 'restored'),
  flags = { withFiles: true, withKey: true },
): Promise<void> {
  const summary = await verifyBackup(path)
  await restoreBackup(empty, { path, summary, dataDir: to, s3: null, ...flags })
}

/** Changes the content of the good backup before it is compressed. */
const changed = async (change: (content: Buffer) => Buffer) =>
  write(gzipSync(change(gunzipSync(await readFile(backup)))))

const replaced = (from: string, to: string) => (content: Buffer) =>
  Buffer.from(content.toString('latin1').replace(from, to), 'latin1')

it('recognises a backup that is damaged anywhere', async () => {
  await expect(verifyBackup(backup)).resolves.toMatchObject({ hasKey: true })
  const whole = await readFile(backup)
  const damages = [
    await write(Buffer.alloc(0)),
    await write(Buffer.from('no backup')),
    await write(gzipSync('no backup\n')),
    await write(whole.subarray(0, whole.length - 200)),
    await write(Buffer.concat([whole, gzipSync('more')])),
    // Records from the middle are missing, and each remaining one is right.
    await changed((content) => {
      const start = content.indexOf('{"kind":"sequences"')
      return Buffer.concat([
        content.subarray(0, start),
        content.subarray(content.indexOf('{"kind":"file"')),
      ])
    }),
    await changed(replaced('"kind":"key"', '"kind":"keys"')),
    await changed(replaced('"purpose":"master"', '"purpose":"mastex"')),
    await changed(replaced('"waits":0', '"waits":1')),
  ]
  for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 20)) {
    const copy = Buffer.from(whole)
    copy[at] = (copy[at] ?? 0) ^ 0x55
    damages.push(await write(copy))
  }
  for (const path of damages) {
    const outcome = await verifyBackup(path).then(
      () => `${path} was accepted`,
      (error: unknown) => String(error),
    )
    // Some bytes of the gzip header mean nothing.
    if (outcome.endsWith('accepted')) {
      expect(gunzipSync(await readFile(path)).equals(gunzipSync(whole))).toBe(true)
    } else expect(outcome).toMatch(/^SettingsError: .+ is damaged or no backup: [^\n]+\.$/)
  }
}, 60_000)

it.each([
  '../outside',
  'media/../../outside',
  'media/..',
  '/etc/passwd',
  'media//x/../../y',
  'media\\..\\x',
  'postgres/PG_VERSION',
  'server.key',
  'media/',
])('does not read a backup with the path %s', async (path) => {
  await expect(verifyBackup(await forge({ path }))).rejects.toThrow('no valid header')
})

it('does not read sizes that no record has', async () => {
  const line = JSON.stringify({ kind: 'key', size: 65 * 1024 * 1024, sha256: checksum('') })
  await expect(verifyBackup(await write(gzipSync(`${line}\n`)))).rejects.toThrow('no valid header')
  const endless = await write(gzipSync(Buffer.alloc(5 * 1024 * 1024, 'x')))
  await expect(verifyBackup(endless)).rejects.toThrow('no valid header')
})

it('says which format a later version has written', async () => {
  const later = await forge({ begin: { version: 2 } })
  await expect(verifyBackup(later)).rejects.toThrow('it has the format 2, and this version reads 1')
})

it('restores nothing of a backup that does not fit', async () => {
  const migrations = ['0001-start.sql']
  const unfit: [Forged, string][] = [
    [{ begin: { migrations: ['9999-later.sql'] } }, 'from a later version'],
    [{ table: ['pg_authid', '[{}]', 1] }, 'an unknown table, pg_authid'],
    [{ begin: { migrations }, table: ['organisations', '[{"id":"1"}]', 1] }, 'do not fit'],
    [{ begin: { migrations }, table: ['organisations', '{"id":"1"}', 1] }, 'do not fit'],
  ]
  for (const [forged, message] of unfit)
    await expect(restore(await forge(forged))).rejects.toThrow(message)

  const other = join(folder, 'other-key')
  await mkdir(other)
  await writeFile(join(other, 'server.key'), `${'o'.repeat(40)}\n`)
  await expect(restore(backup, other)).rejects.toThrow('holds another key')

  // All attempts have left the database empty.
  const rowsAlone = join(folder, 'rows-alone')
  await restore(backup, rowsAlone, { withFiles: false, withKey: false })
  expect(existsSync(rowsAlone)).toBe(false)
  await expect(restore(backup)).rejects.toThrow('into an empty database only')
}, 120_000)

it('runs as a command: writes a new file alone, and says in one line what is wrong', async () => {
  // Without a SERVER_KEY, which a restore to Postgres may bring.
  const postgres = { DATABASE_URL: 'postgres://127.0.0.1/nowhere' }
  const run = async (name: string, ...args: string[]) => {
    const env = { DATA_DIR: dataDir, ...(name === 'restore-main' && postgres) }
    const child = spawnServer(env, args, main(name))
    let stdout = ''
    child.child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.addresses.catch(() => undefined)
    return { code: await child.exit, stdout, stderr: child.stderr() }
  }
  onTestFinished(() => rm(join(folder, 'new.backup'), { force: true }))

  const [written, existing, misused, damaged] = await Promise.all([
    run('backup-main', join(folder, 'new.backup'), '--no-media'),
    run('backup-main', backup),
    run('backup-main', '--files', backup),
    run('restore-main', join(dataDir, 'server.key')),
  ])
  expect(written).toMatchObject({ code: 0, stderr: '' })
  expect(written.stdout).toMatch(/ rows of \d+ tables, 0 files, without the key, of /)
  expect(existing).toMatchObject({
    code: 2,
    stderr: `${backup} exists already: name a new file.\n`,
  })
  expect(misused).toMatchObject({ code: 2 })
  expect(misused.stderr).toBe(
    'Usage: npm run backup -- FILE [--media|--no-media] [--key|--no-key]\n',
  )
  expect(damaged.code).toBe(2)
  expect(damaged.stderr).toMatch(/^.+server\.key is damaged or no backup: .+\.\n$/)
  expect(existsSync(join(folder, 'new.backup'))).toBe(true)
  // Only one process at a time opens the embedded database.
  const usual = await run('backup-main', join(folder, 'usual.backup'))
  expect(usual.stdout).toMatch(/ rows of \d+ tables, 1 files, without the key, of /)
}, 120_000)
