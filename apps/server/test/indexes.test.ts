import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { tidyInTurn } from '../src/repositories/tidy.ts'
import { databaseKinds, useMigratedDatabase } from './migrated-database.ts'

/** Tables of which one organisation may have very many rows. */
const large = [
  'users',
  'products',
  'stock_balances',
  'stock_movements',
  'stock_count_lines',
  'commands',
  'command_returns',
]

describe.each(databaseKinds)('the indexes on %s', (_, postgresUrl) => {
  const opened = useMigratedDatabase(postgresUrl)

  it('find the rows of large tables that refer to a deleted row', async () => {
    // An index must begin with the column beside `organisation_id`, or with both.
    const { rows } = await sql<{ child: string; name: string }>`
      select c.conrelid::regclass::text as child, c.conname as name
      from pg_constraint c
      where c.contype = 'f' and c.connamespace = current_schema()::regnamespace
        and c.conrelid::regclass::text in (${sql.join(large)}) and c.confrelid <> 'organisations'::regclass
        and not exists (
          select from pg_index i
          where i.indrelid = c.conrelid and i.indisvalid and i.indpred is null
            and ((i.indkey::int2[])[0:1] <@ c.conkey
              or i.indkey[0] = any (c.conkey) and i.indkey[0] <> c.conkey[1]))`.execute(opened().db)
    expect(rows).toEqual([])
  })

  it('find what is to tidy', async () => {
    const plans = await opened()
      .db.transaction()
      .execute(async (transaction) => {
        // The planner prefers to read all rows of a table that has only a few.
        await sql`set local enable_seqscan = off`.execute(transaction)
        const planOf = async (text: string) => {
          const { rows } = await sql
            .raw<{ 'QUERY PLAN': string }>(`explain ${text}`)
            .execute(transaction)
          return rows.map((row) => row['QUERY PLAN']).join('\n')
        }
        return [
          await planOf(`delete from jobs where state <> 'waiting' and run_at < 5`),
          await planOf('delete from tokens where used_at < 5 or created_at < 6'),
        ]
      })
    expect(plans[0]).toContain('jobs_ended')
    expect(plans[1]).toMatch(/tokens_by_use[^]*tokens_by_creation/)
  })

  it('tidy for one process an hour, whichever comes first', async () => {
    const { db } = opened()
    const code = { email: 'e', browser: 'b', hmac: 'h', expires_at: 5, attempts: 0 }
    const plant = () =>
      db
        .insertInto('codes')
        .values({ ...code, product: 'signature' })
        .execute()
    const isLeft = async () => (await db.selectFrom('codes').selectAll().execute()).length === 1
    await plant()
    expect(await tidyInTurn(db, 'first', 10, 30)).toBe(true)
    expect(await isLeft()).toBe(false)
    await plant()
    expect(await tidyInTurn(db, 'second', 10, 30)).toBe(false)
    expect(await isLeft()).toBe(true)
    expect(await tidyInTurn(db, 'first', 10, 30)).toBe(true)
    expect(await isLeft()).toBe(false)
  })
})
