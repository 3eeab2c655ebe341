import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createRepositories } from '../src/repositories/repositories.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openFormerDatabase } from './former-database.ts'

it('gives existing sessions an id, and counts the bytes of existing images', async () => {
  const { db, drop } = await openFormerDatabase('0014-sessions.sql')
  await sql.raw(formerRows).execute(db)

  await migrate(db)

  const repositories = createRepositories(db)
  const sessions = await repositories.tokens.ofUsers(['person'])
  expect(sessions.map(({ hash }) => hash)).toEqual(['second', 'first'])
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(2)
  const { storageUse } = repositories.within({ organisationId: 'o' })
  expect(await storageUse.take(1, 300)).toBe(false)
  expect(await storageUse.take(1, 301)).toBe(true)
  await drop()
}, 120_000)

/** A user with two sessions and two images as the previous version stored them. */
const formerRows = `
  with organisation as (
    insert into organisations select (jsonb_populate_record(null::organisations, '{
      "id": "o", "name": "Lueur", "domain": "lueur.example", "address": "", "website_url": "",
      "facebook": "", "instagram": "", "twitter": "", "linkedin": "", "disclaimer": "",
      "google_play_url": "", "appstore_url": "", "has_onboarding": true, "created_at": 1,
      "revision": 1}')).* returning id
  ), team as (
    insert into teams (id, organisation_id, name, is_global, created_at, revision)
    select 't', id, 'Toute la société', true, 1, 1 from organisation returning id
  ), person as (
    insert into users (id, organisation_id, email, first_name, last_name, position, phone_number,
      "linkedIn", team_id, role, banner_key, install_key, deploy_status, deploy_version, deploy_error,
      deploy_request, sent_version, installed_version, created_at, revision)
    select 'person', 'o', 'a@lueur.example', '', '', '', '', '', team.id, 'member',
      'banner', 'install', 'none', '', '', 0, '', '', 1, 1 from team returning id
  ), images as (
    insert into media select 'image' || n, id, '', 'image/png', 1, 1, n * 100, 1, 1
    from organisation, generate_series(1, 2) n
  )
  insert into tokens (hash, user_id, organisation_id, created_at, used_at)
  select hash, person.id, 'o', 1, used_at
  from person, (values ('first', 1), ('second', 2)) as token (hash, used_at)`
