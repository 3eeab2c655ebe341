import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createRepositories } from '../src/repositories/repositories.ts'
import { migrate } from '../src/storage/migrate.ts'
import { formerOrganisation, openFormerDatabase } from './former-database.ts'

it('sets the time of the first mail to that of the last mail, which is the only one stored so far', async () => {
  const { db, drop } = await openFormerDatabase('0020-first-sent.sql')
  await sql.raw(formerPeople).execute(db)

  await migrate(db)

  const { users } = createRepositories(db).within({ organisationId: 'o' })
  const times = (await users.all()).map(({ id, first_sent_at }) => [id, first_sent_at])
  expect(times).toEqual([
    ['mailed', 30],
    ['new', null],
  ])
  await drop()
}, 120_000)

/** Two people as the previous version stored them. */
const formerPeople = `
  with ${formerOrganisation}
  insert into users (id, organisation_id, email, first_name, last_name, position, phone_number,
    "linkedIn", team_id, role, banner_key, install_key, deploy_status, deploy_version, deploy_error,
    deploy_request, sent_version, sent_at, installed_version, created_at, revision)
  select person, 'o', person, '', '', '', '', '', team.id, 'member',
    person, person, 'none', '', '', 0, '', sent_at, '', 1, 1
  from team, (values ('mailed', 30), ('new', null)) as people (person, sent_at)`
