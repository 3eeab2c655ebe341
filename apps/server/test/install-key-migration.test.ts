import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createRepositories } from '../src/repositories/repositories.ts'
import { migrate } from '../src/storage/migrate.ts'
import { formerOrganisation, openFormerDatabase } from './former-database.ts'

it('gives each existing person an install key, after which the id can only be used to request a new link', async () => {
  const { db, drop } = await openFormerDatabase('0007-install-keys.sql')
  await sql.raw(formerPeople).execute(db)

  await migrate(db)

  const { rows } = await sql<{ install_key: string }>`select install_key from users`.execute(db)
  const keys = rows.map((row) => row.install_key)
  expect(new Set(keys).size).toBe(50)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{40}$/)
  const { accounts } = createRepositories(db)
  expect(await accounts.byInstallKey('person-7')).toBeNull()
  expect(await accounts.byOldInstallLink('person-7')).toMatchObject({ id: 'person-7' })
  expect(await accounts.byInstallKey(keys[0] ?? '')).toMatchObject({ install_key: keys[0] })
  await drop()
}, 120_000)

/** An organisation with fifty people as the previous version stored them. */
const formerPeople = `
  with ${formerOrganisation}
  insert into users (id, organisation_id, email, first_name, last_name, position, phone_number,
    "linkedIn", team_id, role, banner_key, deploy_status, deploy_version, deploy_error,
    deploy_request, sent_version, installed_version, created_at, revision)
  select 'person-' || n, 'o', n || '@lueur.example', '', '', '', '', '', team.id, 'member',
    'banner-' || n, 'none', '', '', 0, '', '', 1, 1 from team, generate_series(1, 50) n`
