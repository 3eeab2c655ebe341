import { demoIds } from '@org/api/memory'
import pg from 'pg'
import { firstNames, lastNames, positions } from './names.ts'

const pick = (names: readonly string[], number: string) =>
  `(array[${names.map((name) => pg.escapeLiteral(name)).join()}])[1 + (${number}) % ${names.length}]`

/** The own part of a copy's version, current where that of the original is. */
const ownPart = (column: string) => `case when (users).${column} = '' then ''
  when (users)."linkedIn" = '' then own_print(fields)
  else own_print(fields || (users)."linkedIn") end`

/**
 * Copies the employees of the demonstration until the organisation has so many. The copies have
 * other names, but are in the states of the originals. Made in the database, which takes seconds.
 */
export async function copyEmployees(databaseUrl: string, employees: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  // A generated column accepts no value, so the columns to copy are named.
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'users' and is_generated = 'NEVER' and table_schema = current_schema()`,
  )
  const columns = rows[0]?.names ?? ''
  await client.query(`
    with originals as materialized (
      select users, row_number() over (order by id) - 1 as place
      from users where organisation_id = '${demoIds.organisation}' and role = 'member'
    ),
    total as materialized (select count(*) as total from originals),
    named as (
      select users, number, ${pick(firstNames, 'number / 7')} as first_name,
        ${pick(lastNames, 'number / 11')} as last_name, ${pick(positions, 'number / 13')} as position,
        '06' || lpad(((number * 7919::bigint) % 100000000)::text, 8, '0') as phone_number
      from generate_series(1, ${employees} - (select total from total)::int) as number
      join originals on place = number % (select total from total)
    ),
    addressed as (
      select *, lower(first_name || '.' || last_name) || '-' || number || '@maison-lueur.example' as email
      from named
    ),
    prepared as (
      select *, array[first_name, last_name, position, email, phone_number] as fields from addressed
    )
    insert into users (${columns}) select ${columns
      .split(', ')
      .map((column) => `copy.${column}`)
      .join()}
    from prepared, jsonb_populate_record(users, jsonb_build_object(
      'id', 'copy-' || md5(number::text), 'banner_key', 'copied-banner-' || number,
      'install_key', 'copied-install-' || number, 'first_name', first_name,
      'last_name', last_name, 'position', position, 'email', email,
      'phone_number', phone_number, 'created_at', (users).created_at - number,
      'deploy_own', ${ownPart('deploy_own')}, 'sent_own', ${ownPart('sent_own')},
      'installed_own', ${ownPart('installed_own')})) as copy`)
  await client.query('vacuum (analyze)')
  await client.end()
}
