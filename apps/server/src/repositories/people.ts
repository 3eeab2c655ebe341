import type { PeopleRepository, Scope, SignatureSources, UserRecord } from '@org/api'
import { sql, type RawBuilder } from 'kysely'
import { all } from './conditions.ts'
import type { AnyTable } from './queryable.ts'
import { scopeCondition } from './scope-conditions.ts'
import { countOf, listConditions, listQuery } from './scoped-list.ts'

/** The only row of a result. Each column contains all records of one kind as a JSON value. */
interface ResultRow<Person> {
  organisation: SignatureSources['organisation']
  people: Person[] | null
  teams: SignatureSources['teams'] | null
  templates: SignatureSources['templates'] | null
  media: SignatureSources['media'] | null
}

type Statement = RawBuilder<unknown> | ReturnType<typeof listQuery>

/** Reads people with the sources of their signatures, both in the same statement. */
export function peopleRepository(db: AnyTable, scope: Scope): PeopleRepository {
  const readable = scopeCondition('users', scope, 'read')

  async function find<Person>(people: Statement) {
    const { rows } = await withSources<Person>(scope.organisationId, people).execute(db)
    const [found] = rows
    if (!found) throw new Error('The organisation of this scope is gone.')
    const { organisation, teams, templates, media } = found
    const sources: SignatureSources = {
      organisation,
      teams: teams ?? [],
      templates: templates ?? [],
      media: media ?? [],
    }
    return { people: found.people ?? [], sources }
  }

  return {
    async get(id) {
      const wanted = all([readable, sql<boolean>`id = ${id}`])
      const { people, sources } = await find<UserRecord>(sql`(select * from users where ${wanted})`)
      const [user] = people
      return user ? { user, sources } : null
    },

    async list(query, computed) {
      const condition = all([readable, listConditions(query, computed)])
      const { people, sources } = await find<UserRecord & { matching: number }>(
        listQuery(db, 'users', condition, query, computed),
      )
      const data = people.map((person): UserRecord => {
        const { matching: _, ...user } = person
        return user
      })
      const total = people[0]?.matching ?? (await countOf(db, 'users', condition, query.offset))
      return { data, total, sources }
    },

    async sources(people) {
      const placed = people.map(({ team_id, signature_template_id }) => ({
        team_id,
        signature_template_id,
      }))
      const rows = sql`(select * from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
        as placed (team_id text, signature_template_id text))`
      return (await find(rows)).sources
    },

    async countByTemplate(templateIds) {
      const templateId = sql`coalesce(users.signature_template_id, teams.signature_template_id,
        organisations.signature_template_id)`
      const { rows } = await sql<{ id: string; count: number }>`
        select ${templateId} as id, count(*)::int as count
        from (select * from users where ${readable} and not is_external) as users
        join teams on teams.id = users.team_id
        join organisations on organisations.id = users.organisation_id
        where ${templateId} in (
          select jsonb_array_elements_text(${JSON.stringify(templateIds)}::jsonb))
        group by 1`.execute(db)
      return new Map(rows.map(({ id, count }) => [id, count]))
    },
  }
}

/**
 * Adds to a query for people the records from which their signatures are built. The rows of
 * `people` must contain `team_id` and `signature_template_id`.
 */
function withSources<Person>(
  organisationId: string,
  people: Statement,
): RawBuilder<ResultRow<Person>> {
  return sql<ResultRow<Person>>`
    with people as ${people},
    company as (select * from organisations where id = ${organisationId}),
    their_teams as (
      select * from teams where organisation_id = ${organisationId}
        and (is_global or id in (select team_id from people))),
    their_templates as (
      select * from templates where organisation_id = ${organisationId} and id in (
        select signature_template_id from people
        union select signature_template_id from their_teams
        union select signature_template_id from company)),
    images as (
      select * from media where organisation_id = ${organisationId} and id in (
        select logo_id from company
        union select signature_data -> 'logo' ->> 'mediaId' from their_templates
        union select signature_data -> 'banner' ->> 'mediaId' from their_templates))
    select row_to_json(company) as organisation,
      (select json_agg(people) from people) as people,
      (select json_agg(their_teams) from their_teams) as teams,
      (select json_agg(their_templates) from their_templates) as templates,
      (select json_agg(images) from images) as media
    from company`
}
