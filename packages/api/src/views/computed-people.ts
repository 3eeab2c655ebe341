import type {
  CountedGroup,
  GroupSize,
  GroupSlice,
  PeopleQuery,
  PeopleRepository,
  Placed,
  SignatureSources,
  SourcesInParts,
  TemplatePart,
} from '../ports/people.ts'
import type { OrganisationRecord, UserRecord } from '../ports/records.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import { printsInParts } from '../merge/prints-of.ts'
import { versionSourcesOf } from '../merge/version-context.ts'
import { employed } from '../rules/employees.ts'
import { isMailedAfter } from '../rules/left-out.ts'
import { comparing, field } from '../rules/match.ts'
import { groupKey, groupOf } from '../rules/people-group.ts'
import { templateIdOf } from '../rules/resolve-signature.ts'

type Tables = Pick<
  ScopedRepositories,
  'organisation' | 'users' | 'teams' | 'templates' | 'media' | 'campaigns'
>

const hour = 3600

/** Templates that are in memory at once. At most 100 kB each, or as much as a document can have. */
const templatesAtOnce = 10

/**
 * Creates the repository of people from tables, for stores that cannot join tables in a query.
 * `scoped` contains the rows of the scope, and `whole` the rows of the whole organisation.
 */
export function computedPeople(scoped: Pick<Tables, 'users'>, whole: Tables): PeopleRepository {
  async function sourcesInParts(people: readonly Placed[]): Promise<SourcesInParts> {
    const organisation = await whole.organisation.get()
    const teams = (await whole.teams.all()).filter(
      ({ id, is_global }) => is_global || people.some((person) => person.team_id === id),
    )
    const ids = named([...people, ...teams, organisation].map((row) => row.signature_template_id))
    return { organisation, teams, parts: partsOf(organisation, [...new Set(ids)]) }
  }
  async function* partsOf(
    { logo_id }: OrganisationRecord,
    ids: readonly string[],
  ): AsyncGenerator<TemplatePart> {
    for (let start = 0; start < ids.length; start += templatesAtOnce) {
      const templates = await whole.templates.all({ id: ids.slice(start, start + templatesAtOnce) })
      const shown = templates.flatMap(({ signature_data: { logo, banner } }) => [
        logo.mediaId,
        banner.mediaId,
      ])
      yield { templates, media: await whole.media.all({ id: named([logo_id, ...shown]) }) }
    }
  }
  async function sources(person: Placed): Promise<SignatureSources> {
    const { organisation, teams, parts } = await sourcesInParts([person])
    const found: SignatureSources = { organisation, teams, templates: [], media: [] }
    for await (const { templates, media } of parts) {
      found.templates.push(...templates)
      found.media.push(...media)
    }
    return found
  }
  const everyone = async ({ where, search }: PeopleQuery) => {
    const all = {
      where,
      search,
      order: [],
      limit: Number.MAX_SAFE_INTEGER,
      offset: 0,
    }
    return (await scoped.users.list(all)).data
  }
  const membersOf = async (query: PeopleQuery, groups: readonly GroupSize[]) =>
    (await everyone(query)).filter(isIn(groups))
  return {
    sources,
    sourcesInParts,
    async get(id) {
      const user = await scoped.users.get(id)
      return user && { user, sources: await sources(user) }
    },
    async getWithCampaigns(id) {
      const user = await scoped.users.get(id)
      if (!user) return null
      const loaded = await sources(user)
      const named = loaded.teams.map((team) => team.campaign_id)
      const all = await whole.campaigns.all()
      const campaigns = all.filter(
        (campaign) =>
          loaded.teams.some((team) => team.id === campaign.team_id) || named.includes(campaign.id),
      )
      return { user, sources: loaded, campaigns }
    },
    async list(query) {
      const page = await scoped.users.list(query)
      return {
        ...page,
        sources: await versionSourcesOf(await sourcesInParts(page.data), page.data),
      }
    },
    async groups(query, teamIds = []) {
      const groups = counted(await everyone(query))
      const places = teamIds.map((id) => ({
        team_id: id,
        signature_template_id: null,
      }))
      return {
        groups,
        sources: await printsInParts(await sourcesInParts([...groups, ...places])),
      }
    },
    async slices(query, slices, ranks = {}) {
      const valueOf = (user: UserRecord, name: string) =>
        name in ranks ? ranks[name]?.get(groupKey(groupOf(user))) : field(user, name)
      const people = await everyone(query)
      const data = slices.flatMap((slice) =>
        sliceOf(people.toSorted(comparing(slice.order, valueOf)), slice),
      )
      return { data, sources: await versionSourcesOf(await sourcesInParts(data), data) }
    },
    async countByHour(query, name, groups) {
      const times = (await membersOf(query, groups)).flatMap((user) => user[name] ?? [])
      const hours = Map.groupBy(times, (time) => time - (time % hour))
      return [...hours]
        .map(([at, { length }]) => ({ at, count: length }))
        .toSorted((a, b) => a.at - b.at)
    },
    async countMailed(query, groups, after) {
      return (await membersOf(query, groups)).filter((user) => isMailedAfter(user, after)).length
    },
    async countByTemplate(templateIds) {
      const organisation = await whole.organisation.get()
      const teams = new Map((await whole.teams.all()).map((team) => [team.id, team]))
      const counts = new Map<string, number>()
      for (const user of await scoped.users.all(employed)) {
        const id = templateIdOf(user, teams.get(user.team_id) ?? null, organisation)
        if (id !== null && templateIds.includes(id)) counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      return counts
    },
  }
}

function counted(people: readonly UserRecord[]): CountedGroup[] {
  const groups = new Map<string, CountedGroup>()
  for (const user of people) {
    const group = groupOf(user)
    const key = groupKey(group)
    groups.set(key, {
      ...group,
      key,
      count: (groups.get(key)?.count ?? 0) + 1,
    })
  }
  return [...groups.values()]
}

function isIn(groups: readonly GroupSize[]) {
  const keys = new Set(groups.map(({ key }) => key))
  return (user: UserRecord) => keys.has(groupKey(groupOf(user)))
}

function sliceOf(
  people: readonly UserRecord[],
  { groups, limit, offset, mailed }: GroupSlice,
): UserRecord[] {
  return people
    .filter(isIn(groups))
    .filter((user) => !mailed || isMailedAfter(user, mailed.after) === mailed.is)
    .slice(offset, offset + limit)
}

function named(ids: readonly (string | null)[]): string[] {
  return ids.filter((id) => id !== null)
}
