import type { OrganisationDeletions } from '@org/api'
import type { Product } from '@org/api/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from './queryable.ts'

/**
 * The tables whose rows are deleted in batches, each before those that it refers to. Rows of other
 * tables go with these, or at the end with the organisation.
 */
const tables = {
  all: ['jobs', 'audit_entries', 'notifications', 'invitations'],
  signature: ['users', 'campaigns', 'templates', 'teams'],
  stock: [
    'stock_count_entries',
    'stock_count_lines',
    'stock_counts',
    'order_events',
    'stock_movements',
    'stock_bookings',
    'stock_lots',
    'stock_balances',
    'command_returns',
    'commands',
    'product_codes',
    'product_centres',
    'supplier_centres',
    'products',
    'praticiens',
    'stock_photos',
    'users',
    'centres',
    'suppliers',
    'categories',
  ],
  coaching: [
    'coaching_messages',
    'training_programs',
    'training_sessions',
    'exercices',
    'coaching_tags',
    'coaches',
    'users',
  ],
} as const

type DeletedTable = (typeof tables)['all' | Product][number]

/** The references in a circle between these tables, which have to go first. */
const circles = [
  ['teams', ['signature_template_id', 'campaign_id']],
  ['organisations', ['signature_template_id', 'logo_id']],
] as const

/** Deletes organisations in statements that each take milliseconds. */
export function organisationDeletions(db: Queryable): OrganisationDeletions {
  async function openCircles(organisationId: string): Promise<void> {
    for (const [table, columns] of circles) {
      const id = sql.ref(table === 'organisations' ? 'id' : 'organisation_id')
      const nulls = columns.map((name) => sql`${sql.ref(name)} = null`)
      const isSet = sql.join(
        columns.map((name) => sql`${sql.ref(name)} is not null`),
        sql` or `,
      )
      await sql`update ${sql.table(table)} set ${sql.join(nulls)}
        where ${id} = ${organisationId} and (${isSet})`.execute(db)
    }
  }

  return {
    async begin(organisationId, now) {
      const { rows } = await sql`insert into organisation_deletions (organisation_id, begun_at)
        values (${organisationId}, ${now}) on conflict do nothing returning organisation_id`.execute(
        db,
      )
      return rows.length > 0
    },

    async removeRows(organisationId, limit) {
      const { rows } = await sql<{ product: Product; has_films: boolean }>`select product,
        exists (select 1 from coaching_media where organisation_id = ${organisationId}) as has_films
        from organisations where id = ${organisationId}`.execute(db)
      const [organisation] = rows
      if (!organisation) return 0
      for (const table of [...tables.all, ...tables[organisation.product]]) {
        // Coaches own videos, whose files must go first.
        if (table === 'coaches' && organisation.has_films) return 0
        if (table === 'campaigns') await openCircles(organisationId)
        const deleted = await removeSome(db, table, organisationId, limit)
        if (deleted > 0) return deleted
      }
      return 0
    },

    async removeOrganisation(organisationId) {
      await sql`delete from idempotency_keys where caller = ${`organisation:${organisationId}`}`.execute(
        db,
      )
      await db.deleteFrom('organisations').where('id', '=', organisationId).execute()
      // The last, because each statement that deletes people adds rows here.
      await sql`delete from people_counts where organisation_id = ${organisationId}`.execute(db)
    },
  }
}

/** Deletes some rows of a table and, with people, what they were answered in the last day. */
async function removeSome(
  db: Queryable,
  table: DeletedTable,
  organisationId: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`with removed as (
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where organisation_id = ${organisationId}
        limit ${limit}))
      returning ${sql.ref(table === 'users' ? 'id' : 'organisation_id')}
    ) ${table === 'users' ? withAnswers : sql``}
    select count(*)::int as deleted from removed`.execute(db)
  return rows[0]?.deleted ?? 0
}

const withAnswers = sql`, answers as (
    delete from idempotency_keys using removed where caller = 'user:' || removed.id
  )`

/** True unless the organisation of the table's row is being deleted. */
export function isNotBeingDeleted(
  table: 'users' | 'media' | 'invitations' | 'training_sessions' | 'centres' | 'flows',
): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from organisation_deletions
    where organisation_deletions.organisation_id = ${sql.ref(`${table}.organisation_id`)})`
}
