import {
  groupOfKey,
  placeKey,
  placesOf,
  sharedVersionOf,
  templatePrintsOf,
  type PeopleRepository,
  type Placed,
  type PrintSources,
  type Scope,
  type SharedVersion,
  type TemplatePart,
  type UserRecord,
  type VersionSources,
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
  resultOf,
  tableOfPlaces,
  withSources,
  withSourcesInParts,
  withTemplateNames,
  type NamedSources,
  type ResultRow,
} from './people-sources.ts'
import type { AnyTable } from './queryable.ts'
import { byValues } from '../storage/statement-names.ts'
import { isShort } from './person-grams.ts'
import { countedTotal, isCounted } from './people-counts.ts'
import { scopeCondition } from './scope-conditions.ts'
import { countOf, isFar, listQuery, placeFromEnd } from './scoped-list.ts'
import type { PrintCache } from './template-prints.ts'

const hour = 3600

/** Counts in an index, apart from reading the page. */
const countIn = (condition: RawBuilder<boolean>) =>
  sql<number>`(select count(*)::int from users where ${condition})`

/** Reads people with the sources of their signatures, both in the same statement. */
export function peopleRepository(db: AnyTable, scope: Scope, cache: PrintCache): PeopleRepository {
  const readable = scopeCondition('users', scope, 'read')

  async function read<Person, KindOfTemplate>(
    statement: RawBuilder<ResultRow<Person, KindOfTemplate>>,
  ) {
    return resultOf((await statement.execute(db)).rows)
  }
  async function valueOf(expression: RawBuilder<number>): Promise<number> {
    const { rows } = await sql<{ value: number }>`select ${expression} as value`.execute(db)
    return rows[0]?.value ?? 0
  }
  /** Reads people of whom each has a few templates. */
  const findFew = <Person>(people: RawBuilder<unknown>) =>
    read(withSources<Person>(scope.organisationId, people))

  /** Reads people with the versions of their signatures. */
  async function findListed<Person extends Placed>(people: RawBuilder<unknown>) {
    const found = await read(withTemplateNames<Person>(scope.organisationId, people))
    return { people: found.people, sources: await withVersions(found.sources, found.people) }
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

  /**
   * Adds what the data of templates determines. Loads the data only of those of which something is
   * not known.
   */
  async function withVersions(
    { organisation, teams, templates }: NamedSources,
    people: readonly Placed[] = [],
  ): Promise<VersionSources> {
    const places = placesOf(people, { organisation, teams })
    const printed = new Map<string, PrintSources['templates'][number]['prints']>()
    const versions = new Map<string, SharedVersion>()
    const unknown = templates.filter((template) => {
      const state = { organisation, template }
      const prints = cache.prints.get(state)
      if (prints) printed.set(template.id, prints)
      const missing = (places.get(template.id) ?? []).filter((place) => {
        const version = cache.version(place.teamName).get(state)
        if (version) versions.set(placeKey(place), version)
        return !version
      })
      return !prints || missing.length > 0
    })
    for await (const { templates: part, media } of templateParts(unknown.map(({ id }) => id))) {
      for (const template of part) {
        const state = { organisation, template }
        const prints = templatePrintsOf(template, { organisation, media })
        cache.prints.set(state, prints)
        printed.set(template.id, prints)
        for (const place of places.get(template.id) ?? []) {
          const version = sharedVersionOf(template, { organisation, media }, place.teamName)
          cache.version(place.teamName).set(state, version)
          versions.set(placeKey(place), version)
        }
      }
    }
    const named = templates.flatMap(({ id, name }) => {
      const prints = printed.get(id)
      return prints ? [{ id, name, prints }] : []
    })
    return { organisation, teams, templates: named, versions }
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
      const kept = isCounted(query, scope) ? countedTotal(condition) : undefined
      const fromEnd = kept && isFar(query) ? placeFromEnd(query, await valueOf(kept)) : null
      const counted = kept ?? (isShort(query.search) ? countIn(condition) : undefined)
      const { people, sources } = await findListed<UserRecord & { matching: number }>(
        listQuery(db, 'users', condition, query, counted, fromEnd),
      )
      const data = people.map((person): UserRecord => {
        const { matching: _, ...user } = person
        return user
      })
      const total = people[0]?.matching ?? (await countOf(db, 'users', condition, query.offset))
      return { data, total, sources }
    },

    async sources(person) {
      return (await findFew(tableOfPlaces([person]))).sources
    },

    async sourcesInParts(people) {
      const statement = withSourcesInParts(scope.organisationId, tableOfPlaces(people))
      const { rows } = await statement.execute(db)
      const { sources } = resultOf(rows)
      const { organisation, teams, templates, media } = sources
      const parts = templateParts(rows[0]?.others ?? [], { templates, media })
      return { organisation, teams, parts }
    },

    async groups(query, teamIds = []) {
      const counts = groupCounts(peopleCondition(scope, query), isCounted(query, scope))
      const { people, sources } = await read(
        withTemplateNames<{ key: string; count: number }>(scope.organisationId, counts, {
          columns: sql`json_build_object('key', key, 'count', count)`,
          teamIds,
        }),
      )
      const groups = people.map(({ key, count }) => ({ ...groupOfKey(key), key, count }))
      return { groups, sources: await withVersions(sources) }
    },

    async slices(query, slices, ranks = {}) {
      const condition = peopleCondition(scope, query)
      type InSlice = UserRecord & { slice: number; place: number }
      const { people, sources } = await findListed<InSlice>(sliceQuery(condition, slices, ranks))
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
      const employees = all([byValues, readable, sql<boolean>`not is_external`])
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
