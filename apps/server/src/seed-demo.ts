import { type Adapters, plantSeed } from '@org/api'
import { demoIds, demoSeed, plantStockDemo, stockDemoAdmin } from '@org/api/memory'
import type { Kysely } from 'kysely'
import type { Database } from './storage/tables.ts'

/** A person of the demonstration to sign in as. */
export interface DemoAdmin {
  product: string
  email: string
}

/**
 * Fills an empty database with realistic organisations of the signature and the stock product; a
 * database with data is left unchanged.
 *
 * @returns the administrators; empty when the database holds other data
 */
export async function seedDemo(db: Kysely<Database>, adapters: Adapters): Promise<DemoAdmin[]> {
  const anyone = await db.selectFrom('organisations').select('id').limit(1).executeTakeFirst()
  if (!anyone) {
    await plantSeed(adapters, demoSeed())
    await plantStockDemo(adapters)
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
  return [
    ...(admin ? [{ product: 'signature', email: admin.email }] : []),
    ...(stockAdmin ? [{ product: 'stock', email: stockAdmin.email }] : []),
  ]
}
