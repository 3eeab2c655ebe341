import type { ListQuery } from '../contract/filter.ts'
import type { PeopleGroup } from '../rules/people-group.ts'
import type { SharedVersion } from '../rules/signature-version.ts'
import type { TemplatePrints } from '../rules/version-parts.ts'
import type {
  CampaignRecord,
  MediaRecord,
  OrganisationRecord,
  TeamRecord,
  TemplateRecord,
  UserRecord,
} from './records.ts'

/** The fields of a person that determine which template the person gets. */
export type Placed = Pick<UserRecord, 'team_id' | 'signature_template_id'>

/**
 * Everything that determines some people's signatures, apart from the people themselves: their
 * organisation, their teams and the global team, the templates that they use, and the images of the
 * templates and of the organisation.
 */
export interface SignatureSources {
  organisation: OrganisationRecord
  teams: TeamRecord[]
  templates: TemplateRecord[]
  media: MediaRecord[]
}

/** Templates, with their images and those of their organisation. */
export type TemplatePart = Pick<SignatureSources, 'templates' | 'media'>

/**
 * The sources of many people's signatures. Their templates may be larger than the memory, so they
 * come in parts, each of which has about `maxListBytes`, or one template. The first part may be
 * loaded already; each other one is loaded when it is asked for.
 */
export interface SourcesInParts extends Pick<SignatureSources, 'organisation' | 'teams'> {
  parts: AsyncIterable<TemplatePart>
}

/** Everything that determines which versions are current: the sources with prints for their data. */
export interface PrintSources {
  organisation: OrganisationRecord
  teams: TeamRecord[]
  templates: { id: string; name: string; prints: TemplatePrints }[]
}

/** Everything that lists show of some people's signatures. */
export interface VersionSources extends PrintSources {
  /** What the people of each place share, by `placeKey`. */
  versions: ReadonlyMap<string, SharedVersion>
}

/** A group of people. `key` identifies it in other calls. */
export interface CountedGroup extends PeopleGroup {
  key: string
  count: number
}

/** A part of a list that contains only some groups. */
export interface GroupSlice {
  groups: readonly GroupSize[]
  order: ListQuery['order']
  limit: number
  offset: number
  /** If set, only people who were mailed after this time, or who were not. */
  mailed?: { after: number; is: boolean }
}

export type GroupSize = Pick<CountedGroup, 'key' | 'count'>

/** Which people a call is about. */
export type PeopleQuery = Pick<ListQuery, 'where' | 'search'>

/**
 * People in a scope, with the sources of their signatures. The sources are not limited to the
 * scope's team. Each call is a single query, except that lists and groups need others after
 * templates were changed, and that parts of large templates need one each. It reads only the rows that it
 * returns, even in a large organisation, except that counts scan an index of all people. No rows
 * are locked.
 */
export interface PeopleRepository {
  get(id: string): Promise<{ user: UserRecord; sources: SignatureSources } | null>
  /** Also loads the campaigns that the person's signature may show. */
  getWithCampaigns(id: string): Promise<{
    user: UserRecord
    sources: SignatureSources
    campaigns: CampaignRecord[]
  } | null>
  /** Lists people as `Table.list` does. */
  list(query: ListQuery): Promise<{ data: UserRecord[]; total: number; sources: VersionSources }>
  /** Loads the sources for a person who is already loaded. */
  sources(person: Placed): Promise<SignatureSources>
  /** Does the same for any number of people. */
  sourcesInParts(people: readonly Placed[]): Promise<SourcesInParts>
  /**
   * Counts people by group, and loads what determines their states. The sources contain these
   * teams too.
   */
  groups(
    query: PeopleQuery,
    teamIds?: readonly string[],
  ): Promise<{ groups: CountedGroup[]; sources: PrintSources }>
  /**
   * Lists the people of each slice, one slice after another. A field of an order that is in `ranks`
   * sorts by these numbers, by key of the group; people of a group without a number come last.
   */
  slices(
    query: PeopleQuery,
    slices: readonly GroupSlice[],
    ranks?: Readonly<Record<string, ReadonlyMap<string, number>>>,
  ): Promise<{ data: UserRecord[]; sources: VersionSources }>
  /** Counts people of these groups by the hour of a time, oldest first. Hours start at `at`. */
  countByHour(
    query: PeopleQuery,
    field: 'first_sent_at' | 'installed_at',
    groups: readonly GroupSize[],
  ): Promise<{ at: number; count: number }[]>
  /** Counts the people of these groups who were mailed a signature or a new link after a time. */
  countMailed(query: PeopleQuery, groups: readonly GroupSize[], after: number): Promise<number>
  /**
   * Counts the employees in the scope who get each of these templates, by template id. Unused
   * templates are absent.
   */
  countByTemplate(templateIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}
