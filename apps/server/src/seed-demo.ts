import { type Adapters, plantSeed } from '@org/api'
import type { Product } from '@org/api/contract'
import {
  coachingDemoAdmin,
  type DemoFilms,
  demoIds,
  demoSeed,
  plantCoachingDemo,
  plantStockDemo,
  stockDemoAdmin,
} from '@org/api/memory'
import type { Kysely } from 'kysely'
import { readFile } from 'node:fs/promises'
import type { Database } from './storage/tables.ts'

const filmsFolder = new URL('../demo/coaching/', import.meta.url)

/** Reads a film and its poster, which scripts/make-demo-films.ts has made. */
const readFilm: DemoFilms = async (name) => {
  const [film, poster] = await Promise.all(
    [`${name}.mp4`, `${name}.jpg`].map(async (file) =>
      Uint8Array.from(await readFile(new URL(file, filmsFolder))),
    ),
  )
  if (!film || !poster) throw new Error(`The demonstration has no film ${name}`)
  return { film, poster }
}

/** A demo user to sign in as. */
export interface DemoAdmin {
  product: string
  email: string
  /** Address of the product's pages. */
  url: string
}

/**
 * Fills an empty database with realistic organisations of the signature, stock and coaching
 * products; a database with data is left unchanged.
 *
 * @returns the administrators; empty when the database holds other data
 */
export async function seedDemo(db: Kysely<Database>, adapters: Adapters): Promise<DemoAdmin[]> {
  const anyone = await db.selectFrom('organisations').select('id').limit(1).executeTakeFirst()
  if (!anyone) {
    // The log of the hundreds of calls would hide the addresses that are printed after them.
    const quiet: Adapters = { ...adapters, log: warningsOf(adapters.log) }
    await plantSeed(quiet, demoSeed())
    await plantStockDemo(quiet)
    await plantCoachingDemo(quiet, readFilm)
  }
  const admin = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', demoIds.admin)
    .executeTakeFirst()
  const stockAdmin = await db
    .selectFrom('stock_members')
    .select('email')
    .where('email', '=', stockDemoAdmin)
    .executeTakeFirst()
  const coachingAdmin = await db
    .selectFrom('coaches')
    .select('email')
    .where('email', '=', coachingDemoAdmin)
    .executeTakeFirst()
  const of = (product: Product, person: { email: string } | undefined): DemoAdmin[] =>
    person ? [{ product, email: person.email, url: adapters.settings.urlOf(product) }] : []
  return [...of('signature', admin), ...of('stock', stockAdmin), ...of('coaching', coachingAdmin)]
}

const warningsOf = (log: Adapters['log']): Adapters['log'] => ({
  write(level, event, fields) {
    if (level !== 'info') log.write(level, event, fields)
  },
})
