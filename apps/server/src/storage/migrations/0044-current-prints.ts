import type { SignatureSources, UserRecord } from '@org/api'
import { sql, type Transaction } from 'kysely'
import type { BatchMigration } from '../migrations.ts'
import type { Database } from '../tables.ts'
import { formerContext } from './former-contacts.ts'

const batchSize = 500

/** A version that was stored with a person, and the columns of its parts. */
const versions = ['deploy', 'sent', 'installed'] as const

/**
 * Stores the two parts of the versions that are current. Outdated versions keep empty parts: they
 * stay outdated.
 */
export const currentPrints: BatchMigration = {
  async runBatch(db, after) {
    const { rows } = await sql<{ person: UserRecord }>`
      select row_to_json(users) as person from users
      where id > ${after} and (deploy_version, sent_version, installed_version) <> ('', '', '')
      order by id limit ${sql.lit(batchSize)} for update`.execute(db)
    // Nobody had a mobile number or a Skype name of their own.
    const people = rows.map(({ person }) => ({ ...person, mobile_number: '', skype: '' }))
    for (const [organisationId, members] of Map.groupBy(people, (one) => one.organisation_id)) {
      const context = formerContext(await sourcesOf(db, organisationId))
      await store(
        db,
        members.flatMap((user) => {
          const current = context.versionOf(user)
          const parts = context.partsOf(user)
          const isCurrent = (name: (typeof versions)[number]) => user[`${name}_version`] === current
          if (!parts || !versions.some(isCurrent)) return []
          const [deploy, sent, installed] = versions.map(isCurrent)
          return [{ id: user.id, ...parts, deploy, sent, installed }]
        }),
      )
    }
    return people.at(-1)?.id ?? null
  },
}

interface CurrentVersions {
  id: string
  shared: string
  own: string
  deploy: boolean | undefined
  sent: boolean | undefined
  installed: boolean | undefined
}

async function store(db: Transaction<Database>, people: readonly CurrentVersions[]): Promise<void> {
  const columns = versions.map((name) => {
    const [isCurrent, shared, own] = [name, `${name}_shared`, `${name}_own`].map((column) =>
      sql.ref(column),
    )
    return sql`${shared} = case when ${isCurrent} then shared else ${shared} end,
      ${own} = case when ${isCurrent} then own else ${own} end`
  })
  await sql`update users set ${sql.join(columns)}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as current (id text, shared text, own text, deploy bool, sent bool, installed bool)
    where users.id = current.id`.execute(db)
}

/** Reads what determines the signatures of an organisation. */
export async function sourcesOf(
  db: Transaction<Database>,
  organisationId: string,
): Promise<SignatureSources> {
  const { rows } = await sql<SignatureSources>`
    select row_to_json(organisations) as organisation,
      coalesce((select json_agg(teams) from teams where organisation_id = organisations.id), '[]')
        as teams,
      coalesce((select json_agg(templates) from templates
        where organisation_id = organisations.id), '[]') as templates,
      coalesce((select json_agg(media) from media where organisation_id = organisations.id), '[]')
        as media
    from organisations where id = ${organisationId}`.execute(db)
  const [sources] = rows
  if (!sources) throw new Error(`The organisation ${organisationId} is gone.`)
  return sources
}
