import {
  groupOfKey,
  templatePrintsOf,
  type PeopleRepository,
  type PrintSources,
  type Scope,
  type TemplatePart,
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
import {
  campaignsOfTeams,
  partQuery,
  placesOf,
  resultOf,
  withSources,
  withSourcesInParts,
  withTemplateNames,
  type ResultRow,
  type Template,
} from './people-sources.ts'
import type { AnyTable } from './queryable.ts'
import { countedTotal, isCounted } from './people-counts.ts'
import { scopeCondition } from './scope-conditions.ts'
import { countOf, listQuery } from './scoped-list.ts'
import type { PrintCache } from './template-prints.ts'

const hour = 3600

/** Reads people with the sources of their signatures, both in the same statement. */
export function peopleRepository(db: AnyTable, scope: Scope, prints: PrintCache): PeopleRepository {
  const readable = scopeCondition('users', scope, 'read')

  async function read<Person, KindOfTemplate>(
    statement: RawBuilder<ResultRow<Person, KindOfTemplate>>,
  ) {
    return resultOf((await statement.execute(db)).rows)
  }
  /** Reads people of whom each has a few templates. */
  const findFew = <Person>(people: RawBuilder<unknown>) =>
    read(withSources<Person>(scope.organisationId, people))

  async function findMany<Person>(people: RawBuilder<unknown>) {
    const statement = withSourcesInParts<Person>(scope.organisationId, people)
    const { rows } = await statement.execute(db)
    const [row] = rows
    const { people: found, sources } = resultOf(rows)
    const { organisation, teams } = sources
    const parts = templateParts(row?.others ?? [], sources)
    return { people: found, sources: { organisation, teams, parts } }
  }

  /** Reads templates in parts, each of which is in memory only until the next one is read. */
  async function* templateParts(
    ids: readonly string[],
    first?: TemplatePart,
  ): AsyncGenerator<TemplatePart> {
    if (first) yield first
    let others = ids
    while (others.length > 0) {
      const { rows } = await partQuery(scope.organisationId, others).execute(db)
      const [row] = rows
      yield { templates: row?.templates ?? [], media: row?.media ?? [] }
      others = row?.others ?? []
    }
  }

  /** Adds the prints of templates, and loads the data of those whose prints are not known. */
  async function withPrints(
    organisation: PrintSources['organisation'],
    templates: readonly Template[],
  ): Promise<PrintSources['templates']> {
    const known = new Map(
      templates.map((template) => [template.id, prints.get({ organisation, template })]),
    )
    const unknown = templates.flatMap(({ id }) => (known.get(id) ? [] : [id]))
    for await (const { templates: part, media } of templateParts(unknown)) {
      for (const template of part) {
        const made = templatePrintsOf(template, { organisation, media })
        prints.set({ organisation, template }, made)
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
      const { people, sources } = await findFew<UserRecord>(
        sql`(select * from users where ${wanted})`,
      )
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
      const { people, sources } = await findMany<UserRecord & { matching: number }>(
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

    async sources(person) {
      return (await findFew(placesOf([person]))).sources
    },

    async sourcesInParts(people) {
      return (await findMany(placesOf(people))).sources
    },

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
      const { people, sources } = await findMany<Placed>(sliceQuery(condition, slices, ranks))
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
