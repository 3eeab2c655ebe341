import { nameKey } from '@org/api/contract'
import fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyTable } from '../src/repositories/queryable.ts'
import { listQuery } from '../src/repositories/scoped-list.ts'
import { migrate } from '../src/storage/migrate.ts'
import type { Database } from '../src/storage/open-database.ts'
import { openFormerDatabase } from './former-database.ts'

const postgres = process.env['TEST_DATABASE_URL']
const kinds: [string, string | undefined][] = [['embedded Postgres', undefined]]
if (postgres) kinds.push(['Postgres', postgres])

/** Teams as the previous version stored them, each older than the next. */
const formerTeams = [
  ['a', 'Ventes'],
  ['a', 'VENTES '],
  ['a', 'véntes'],
  ['a', 'Ventes (2)'],
  ['a', '\u200b'],
  ['a', 'Équipe'],
  ['b', 'Ventes'],
  ['b', 'Toute la societe'],
  ['b', 'Toute la société'],
] as const

describe.each(kinds)('names in %s', (_, serverUrl) => {
  let db: Kysely<Database>
  let drop: () => Promise<void>

  beforeAll(async () => {
    ;({ db, drop } = await openFormerDatabase('0011-names.sql', serverUrl))
    for (const [id, name] of [
      ['a', '  '],
      ['b', 'Lueur'],
    ]) {
      await sql`insert into organisations
        select ${id}, ${name}, 'atelier.example', '', '', null, '', '', '', '', '', '', '', true,
          null, 1, 1`.execute(db)
    }
    for (const [at, [organisation, name]] of formerTeams.entries()) {
      await sql`insert into teams (id, organisation_id, name, is_global, created_at, revision)
        values (${`t${at}`}, ${organisation}, ${name}, ${name === 'Toute la société'}, ${at}, 1)
        `.execute(db)
    }
    await migrate(db)
  }, 120_000)
  afterAll(() => drop())

  it('get a number if teams share them, and a default if they are empty', async () => {
    const teams = await db.selectFrom('teams').select(['name', 'revision']).orderBy('id').execute()
    expect(teams.map(({ name }) => name)).toEqual([
      'Ventes',
      'VENTES (3)',
      'véntes (4)',
      'Ventes (2)',
      'Équipe',
      'Équipe (2)',
      'Ventes',
      'Toute la societe (2)',
      'Toute la société',
    ])
    expect(teams.map(({ revision }) => revision)).toEqual([1, 2, 2, 1, 2, 2, 1, 2, 1])
    const organisations = await db
      .selectFrom('organisations')
      .select('name')
      .orderBy('id')
      .execute()
    expect(organisations).toEqual([{ name: 'atelier.example' }, { name: 'Lueur' }])
  })

  it('must be unique in an organisation and not blank, even when written directly to the database', async () => {
    const rename = (name: string) =>
      db.updateTable('teams').set({ name }).where('id', '=', 't3').execute()

    await expect(rename(' vÉntes\u00ad')).rejects.toMatchObject({ constraint: 'teams_name' })
    await expect(rename('\u00a0')).rejects.toMatchObject({ constraint: 'teams_name_shown' })
    const unname = db.updateTable('organisations').set({ name: ' ' }).execute()
    await expect(unname).rejects.toMatchObject({ constraint: 'organisations_name' })
    await rename('Ventes (5)')
  })

  it('get the comparison key that nameKey returns', async () => {
    const plain = fc.string({
      unit: fc.constantFrom(...'aÀÉéœŒÆßŁłøĐçıIİσΣ\u0301\u200d\u00a0\t -(2)'.split('')),
    })
    const names = fc.sample(fc.oneof(plain, fc.string({ unit: 'grapheme' })), 500)
    const stored = names.filter((name) => !name.includes('\0'))

    const { rows } = await sql<{ key: string }>`select name_key(name) as key
      from jsonb_array_elements_text(${JSON.stringify(stored)}::jsonb) with ordinality as t (name, at)
      order by at`.execute(db)

    expect(rows.map(({ key }) => key)).toEqual(stored.map(nameKey))
  })

  it('are read from an index to sort people in both directions', async () => {
    await sql`insert into users (id, organisation_id, product, email, first_name, last_name, position,
        phone_number, "linkedIn", team_id, role, banner_key, install_key, deploy_status,
        deploy_version, deploy_error, deploy_request, sent_version, installed_version, created_at,
        revision)
      select 'u' || n, 'a', 'signature', n || '@a.example', 'Zoé', 'Nom ' || n, '', '', '', 't0', 'member',
        'b' || n, 'i' || n, 'none', '', '', 0, '', '', 1, 1 from generate_series(1, 10000) n
      `.execute(db)
    await sql`analyze users`.execute(db)
    for (const descending of [false, true]) {
      const order = ['last_name', 'first_name', 'email'].map((field) => ({ field, descending }))
      const search = { terms: [], fields: [], phones: [] }
      const page = { where: {}, search, order, limit: 50, offset: 0 }
      const isOwn = sql<boolean>`organisation_id = 'a'`
      const query = listQuery(db as unknown as AnyTable, 'users', isOwn, page)
      expect((await query.execute(db)).rows).toHaveLength(50)
      const { rows: plan } = await sql`explain ${query}`.execute(db)
      expect(JSON.stringify(plan)).toContain('Index Only Scan')
      expect(JSON.stringify(plan)).toContain('users_by_name_key')
    }
  })
})
