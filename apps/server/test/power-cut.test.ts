import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EmbeddedDialect } from '../src/storage/embedded-dialect.ts'
import { openEngine } from '../src/storage/embedded-engine.ts'
import { PowerCutFiles } from './power-cut-files.ts'
import { makeDataDir } from './prepared-data.ts'
import { randomOf } from './random-of.ts'

const transactions = 60
const cuts = 3
/** Set it to repeat a failed run. */
const seed = Number(process.env['POWER_CUT_SEED'] ?? Date.now() % 1_000_000)

let dataDir = ''
let copies = ''
beforeEach(async () => {
  dataDir = await makeDataDir()
  copies = await mkdtemp(join(tmpdir(), 'power-cut-'))
})
afterEach(async () => {
  await rm(dataDir, { recursive: true })
  await rm(copies, { recursive: true })
})

/** Rows by id; each value is the number of the transaction that wrote it last. */
type Rows = Map<number, number>

interface Cut {
  readonly folder: string
  readonly acknowledged: Rows
  /** Number of the transaction that ran when the power was cut. */
  readonly running: number
  readonly lost: number
}

const open = async (files: PowerCutFiles | undefined, folder: string) =>
  new Kysely<unknown>({
    dialect: new EmbeddedDialect(await openEngine(folder, files)),
  })

/**
 * Makes transactions of an insert, a change and a long insert, with checkpoints between them, and
 * cuts the power at random moments.
 */
async function runUntilCuts(files: PowerCutFiles, random: () => number): Promise<Cut[]> {
  const db = await open(files, join(dataDir, 'postgres'))
  await sql`create table bookings (id int primary key, value int, note text)`.execute(db)
  const acknowledged: Rows = new Map()
  const done: Cut[] = []
  let number = 0
  files.beforeStep = () => {
    if (done.length === cuts || random() > 0.02) return
    const folder = join(copies, String(done.length))
    const lost = files.cutPower(folder, random)
    done.push({
      folder,
      acknowledged: new Map(acknowledged),
      running: number,
      lost,
    })
  }
  for (number = 1; number <= transactions || done.length < cuts; number += 1) {
    const changed = Math.ceil(random() * number)
    const notes = 'a long note '.repeat(Math.ceil(random() * 300))
    await db.transaction().execute(async (transaction) => {
      await sql`insert into bookings values (${number}, ${number}, ${notes})`.execute(transaction)
      await sql`update bookings set value = ${number} where id = ${changed}`.execute(transaction)
    })
    acknowledged.set(number, number).set(changed, number)
    if (number % 25 === 0) await sql`checkpoint`.execute(db)
  }
  files.beforeStep = () => undefined
  await db.destroy()
  return done
}

/** Opens the folder and reads all rows; null when the database cannot be read. */
async function reopen(folder: string): Promise<Rows | null> {
  try {
    const db = await open(undefined, folder)
    const { rows } = await sql<{
      id: number
      value: number
    }>`select * from bookings`.execute(db)
    await db.destroy()
    return new Map(rows.map(({ id, value }) => [id, value]))
  } catch {
    return null
  }
}

/** Counts acknowledged rows that are missing or old, and those of half a transaction. */
function damage(found: Rows | null, { acknowledged, running }: Cut): number {
  if (found === null) return acknowledged.size
  const wrong = [...acknowledged].filter(
    ([id, value]) => found.get(id) !== value && found.get(id) !== running,
  )
  const strange = [...found.keys()].filter((id) => !acknowledged.has(id) && id !== running)
  const isHalf = [...found.values()].includes(running) && found.get(running) !== running
  return wrong.length + strange.length + (isHalf ? 1 : 0)
}

async function measureDamage(files: PowerCutFiles) {
  const done = await runUntilCuts(files, randomOf(seed))
  const counts: number[] = []
  for (const cut of done) counts.push(damage(await reopen(cut.folder), cut))
  const lost = done.map((cut) => cut.lost)
  console.info(
    `seed ${seed}: ${files.syncs} syncs, ${cuts} power cuts lost ${lost.join(', ')} unsynced writes, and damaged ${counts.join(', ')} acknowledged rows`,
  )
  return { counts, lost }
}

it('loses no acknowledged row of the embedded database when the power is cut', async () => {
  const files = new PowerCutFiles(join(dataDir, 'postgres'))
  const { counts, lost } = await measureDamage(files)
  expect(counts).toEqual(Array.from({ length: cuts }, () => 0))
  expect(Math.max(...lost)).toBeGreaterThan(0)
  expect(files.syncs).toBeGreaterThan(transactions)
}, 240_000)

it('would lose acknowledged rows without syncing', async () => {
  const { counts } = await measureDamage(new PowerCutFiles(join(dataDir, 'postgres'), false))
  expect(Math.max(...counts)).toBeGreaterThan(0)
}, 240_000)
