import {
  groupOfKey,
  templatePrintsOf,
  type CampaignRecord,
  type PeopleRepository,
  type Placed,
  type PrintSources,
  type Scope,
  type SignatureSources,
  type UserRecord,
} from '@org/api'
import { sql, type RawBuilder } from 'kysely'
import { all } from './conditions.ts'
import {
  keyCondition,
  groupCounts,
  mailCondition,
  peopleCondition,
  sliceQuery,
} from './people-groups.ts'
import type { AnyTable } from './queryable.ts'
import { countedTotal, isCounted } from './people-counts.ts'
import { scopeCondition } from './scope-conditions.ts'
import { countOf, listQuery } from './scoped-list.ts'
import type { PrintCache } from './template-prints.ts'

interface Template {
  id: string
  name: string
  revision: number
}

/** The only row of a result. Each column contains all records of one kind as a JSON value. */
interface ResultRow<Person, KindOfTemplate> {
  organisation: SignatureSources['organisation']
  people: Person[] | null
  teams: SignatureSources['teams'] | null
  templates: KindOfTemplate[] | null
  media: SignatureSources['media'] | null
  campaigns: CampaignRecord[] | null
}

const hour = 3600

/** Templates whose data is in memory at once: at most 100 kB each, or 1.1 MB in older data. */
const templatesAtOnce = 20

/** Reads people with the sources of their signatures, both in the same statement. */
export function peopleRepository(db: AnyTable, scope: Scope, prints: PrintCache): PeopleRepository {
  const readable = scopeCondition('users', scope, 'read')

  async function read<Person, KindOfTemplate>(
    statement: RawBuilder<ResultRow<Person, KindOfTemplate>>,
  ) {
    return resultOf((await statement.execute(db)).rows)
  }
  const find = <Person>(people: RawBuilder<unknown>) =>
    read(withSources<Person>(scope.organisationId, people))

  async function sourcesOf(people: readonly Placed[]): Promise<SignatureSources> {
    const placed = people.map(({ team_id, signature_template_id }) => ({
      team_id,
      signature_template_id,
    }))
    const rows = sql`(select * from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as placed (team_id text, signature_template_id text))`
    return (await find(rows)).sources
  }

  /** Adds the prints of templates, and loads the data of those whose prints are not known. */
  async function withPrints(
    organisation: PrintSources['organisation'],
    templates: readonly Template[],
  ): Promise<PrintSources['templates']> {
    const known = new Map(
      templates.map((template) => [template.id, prints.get({ organisation, template })]),
    )
    const unknown = templates.filter(({ id }) => !known.get(id))
    for (let from = 0; from < unknown.length; from += templatesAtOnce) {
      const part = unknown.slice(from, from + templatesAtOnce)
      const places = part.map(({ id }) => ({ team_id: '', signature_template_id: id }))
      const sources = await sourcesOf(places)
      for (const template of sources.templates) {
        const made = templatePrintsOf(template, sources)
        prints.set({ organisation: sources.organisation, template }, made)
        known.set(template.id, made)
      }
    }
    return templates.flatMap(({ id, name }) => {
      const found = known.get(id)
      return found ? [{ id, name, prints: found }] : []
    })
  }

  return {
    async get(id) {
      const wanted = all([readable, sql<boolean>`id = ${id}`])
      const { people, sources } = await find<UserRecord>(sql`(select * from users where ${wanted})`)
      const [user] = people
      return user ? { user, sources } : null
    },

    async getWithCampaigns(id) {
      const wanted = all([readable, sql<boolean>`id = ${id}`])
      const statement = withSources<UserRecord>(
        scope.organisationId,
        sql`(select * from users where ${wanted})`,
        campaignsOfTeams(scope.organisationId),
      )
      const { people, sources, campaigns } = await read(statement)
      const [user] = people
      return user ? { user, sources, campaigns } : null
    },

    async list(query) {
      const condition = peopleCondition(scope, query)
      const { people, sources } = await find<UserRecord & { matching: number }>(
        listQuery(
          db,
          'users',
          condition,
          query,
          isCounted(query, scope) ? countedTotal(condition) : undefined,
        ),
      )
      const data = people.map((person): UserRecord => {
        const { matching: _, ...user } = person
        return user
      })
      const total = people[0]?.matching ?? (await countOf(db, 'users', condition, query.offset))
      return { data, total, sources }
    },

    sources: sourcesOf,

    async groups(query, teamIds = []) {
      const counts = groupCounts(peopleCondition(scope, query), isCounted(query, scope))
      const { people, sources } = await read(
        withTemplateNames<{ key: string; count: number }>(scope.organisationId, counts, teamIds),
      )
      const { organisation, teams, templates } = sources
      const groups = people.map(({ key, count }) => ({ ...groupOfKey(key), key, count }))
      const printed = await withPrints(organisation, templates)
      return { groups, sources: { organisation, teams, templates: printed } }
    },

    async slices(query, slices, ranks = {}) {
      const condition = peopleCondition(scope, query)
      type Placed = UserRecord & { slice: number; place: number }
      const { people, sources } = await find<Placed>(sliceQuery(condition, slices, ranks))
      const data = people
        .toSorted((a, b) => a.slice - b.slice || a.place - b.place)
        .map(({ slice: _, place: __, ...user }): UserRecord => user)
      return { data, sources }
    },

    async countByHour(query, field, groups) {
      const time = sql.ref(field)
      const { rows } = await sql<{ at: number; count: number }>`
        select ${time} - ${time} % ${sql.lit(hour)} as at, count(*)::int as count from users
        where ${all([peopleCondition(scope, query), keyCondition(groups)])}
          and ${time} is not null
        group by 1 order by 1`.execute(db)
      return rows
    },

    async countMailed(query, groups, after) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from users
        where ${all([
          peopleCondition(scope, query),
          keyCondition(groups),
          mailCondition(after, true),
        ])}`.execute(db)
      return rows[0]?.count ?? 0
    },

    async countByTemplate(templateIds) {
      const templateId = sql`coalesce(people.signature_template_id, teams.signature_template_id,
        organisations.signature_template_id)`
      const employees = all([readable, sql<boolean>`not is_external`])
      const counts = groupCounts(employees, scope.userId === undefined)
      const { rows } = await sql<{ id: string; count: number }>`
        select ${templateId} as id, sum(people.count)::int as count
        from ${counts} as people
        join teams on teams.id = people.team_id
        join organisations on organisations.id = teams.organisation_id
        where ${templateId} in (
          select jsonb_array_elements_text(${JSON.stringify(templateIds)}::jsonb))
        group by 1`.execute(db)
      return new Map(rows.map(({ id, count }) => [id, count]))
    },
  }
}

/** Reads the only row; missing lists are empty. */
function resultOf<Person, KindOfTemplate>(rows: readonly ResultRow<Person, KindOfTemplate>[]) {
  const [found] = rows
  if (!found) throw new Error('The organisation of this scope is gone.')
  const { organisation, teams, templates, media } = found
  const sources = {
    organisation,
    teams: teams ?? [],
    templates: templates ?? [],
    media: media ?? [],
  }
  return { people: found.people ?? [], sources, campaigns: found.campaigns ?? [] }
}

/** A JSON list of the campaigns that `their_teams` own or have selected. */
function campaignsOfTeams(organisationId: string): RawBuilder<unknown> {
  return sql`(select json_agg(campaigns) from campaigns where organisation_id = ${organisationId}
    and (team_id in (select id from their_teams)
      or id in (select campaign_id from their_teams)))`
}

/**
 * Adds to a query for people the records from which their signatures are built. The rows of
 * `people` must contain `team_id` and `signature_template_id`.
 */
function withSources<Person>(
  organisationId: string,
  people: RawBuilder<unknown>,
  campaigns: RawBuilder<unknown> = sql`null`,
): RawBuilder<ResultRow<Person, SignatureSources['templates'][number]>> {
  return sql`
    with people as (${people}), ${teamsAndCompany(organisationId)},
    their_templates as (select * from templates where ${templateCondition(organisationId)}),
    images as (
      select * from media where organisation_id = ${organisationId} and id in (
        select logo_id from company
        union select signature_data -> 'logo' ->> 'mediaId' from their_templates
        union select signature_data -> 'banner' ->> 'mediaId' from their_templates))
    select row_to_json(company) as organisation,
      (select json_agg(people) from people) as people,
      (select json_agg(their_teams) from their_teams) as teams,
      (select json_agg(their_templates) from their_templates) as templates,
      (select json_agg(images) from images) as media,
      ${campaigns} as campaigns
    from company`
}

/** Adds to such a query, and to some teams, the records that name their signatures. */
function withTemplateNames<Person>(
  organisationId: string,
  people: RawBuilder<unknown>,
  teamIds: readonly string[],
): RawBuilder<ResultRow<Person, Template>> {
  const named = sql`(select jsonb_array_elements_text(${JSON.stringify(teamIds)}::jsonb))`
  return sql`
    with people as (${people}), ${teamsAndCompany(organisationId, named)},
    their_templates as (
      select id, name, revision from templates where ${templateCondition(organisationId)})
    select row_to_json(company) as organisation,
      (select json_agg(json_build_object('key', key, 'count', count)) from people) as people,
      (select json_agg(their_teams) from their_teams) as teams,
      (select json_agg(their_templates) from their_templates) as templates,
      null as media, null as campaigns
    from company`
}

function teamsAndCompany(
  organisationId: string,
  teamIds: RawBuilder<unknown> = sql`(select null)`,
): RawBuilder<unknown> {
  return sql`company as (select * from organisations where id = ${organisationId}),
    their_teams as (
      select * from teams where organisation_id = ${organisationId}
        and (is_global or id in (select team_id from people) or id in ${teamIds}))`
}

function templateCondition(organisationId: string): RawBuilder<boolean> {
  return sql<boolean>`organisation_id = ${organisationId} and id in (
    select signature_template_id from people
    union select signature_template_id from their_teams
    union select signature_template_id from company)`
}
