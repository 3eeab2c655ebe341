import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRepositories } from '../src/repositories/repositories.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openFormerDatabase } from './former-database.ts'

const postgres = process.env['TEST_DATABASE_URL']
const kinds: [string, string | undefined][] = [['embedded Postgres', undefined]]
if (postgres) kinds.push(['Postgres', postgres])

/**
 * People as the previous version stored them: name and role, then when they were created, when
 * their signature was sent to them, and when they accepted an invitation.
 */
const formerPeople = [
  ['outsider', 'team_admin', 20, null, 20],
  ['mailed', 'team_admin', 20, 30, 20],
  ['promoted', 'team_admin', 10, null, 20],
  ['withdrawn', 'member', 20, null, 20],
  ['first', 'admin', 1, null, null],
] as const

describe.each(kinds)('people in %s', (_, serverUrl) => {
  let former: Awaited<ReturnType<typeof openFormerDatabase>>

  beforeAll(async () => {
    former = await openFormerDatabase('0017-external.sql', serverUrl)
    const { db } = former
    await sql`insert into organisations select 'o', 'Lueur', 'lueur.example', '', '', null, '', '',
      '', '', '', '', '', true, null, 1, 1`.execute(db)
    await sql`insert into teams (id, organisation_id, name, is_global, created_at, revision)
      values ('t', 'o', 'Toute la société', true, 1, 1)`.execute(db)
    for (const [name, role, created, mailed, accepted] of formerPeople) {
      await sql`insert into users (id, organisation_id, email, first_name, last_name, position,
          phone_number, "linkedIn", team_id, role, banner_key, install_key, deploy_status,
          deploy_version, deploy_error, deploy_request, sent_version, sent_at, installed_version,
          created_at, revision)
        values (${name}, 'o', ${name}, '', '', '', '', '', 't', ${role}, ${name}, ${name},
          ${mailed === null ? 'none' : 'sent'}, '', '', 0, '', ${mailed}, '', ${created}, 1)
        `.execute(db)
      if (accepted === null) continue
      await sql`insert into invitations (id, organisation_id, email, role, team_id, invited_by,
          expires_at, accepted_at, mail_status, mail_error, mail_request, created_at, revision)
        values (${name}, 'o', ${name}, 'team_admin', 't', 'first', 99, ${accepted}, 'sent', '', 1,
          5, 1)`.execute(db)
    }
    await migrate(db)
  }, 120_000)
  afterAll(() => former.drop())

  it('become external only if an invitation created them, nothing was deployed to them and they are still administrators', async () => {
    const { users } = createRepositories(former.db).within({ organisationId: 'o' })
    const external = await users.all({ is_external: true })
    expect(external.map(({ id }) => id)).toEqual(['outsider'])
  })

  it('cannot stay external after losing their administrator rights', async () => {
    const demote = former.db
      .updateTable('users')
      .set({ role: 'member' })
      .where('id', '=', 'outsider')
      .execute()
    await expect(demote).rejects.toMatchObject({ constraint: 'users_external' })
  })
})
