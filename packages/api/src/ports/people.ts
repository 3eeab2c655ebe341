import type { ListQuery } from '../contract/filter.ts'
import type {
  MediaRecord,
  OrganisationRecord,
  TeamRecord,
  TemplateRecord,
  UserRecord,
} from './records.ts'
import type { Computed } from './table.ts'

/** What of a person decides about the template. */
export type Placed = Pick<UserRecord, 'team_id' | 'signature_template_id'>

/**
 * All that decides about the signatures of some people beside the people themselves: their
 * organisation, their teams and the global one, the templates that these or the people name, and
 * the images that the templates and the organisation show.
 */
export interface SignatureSources {
  organisation: OrganisationRecord
  teams: TeamRecord[]
  templates: TemplateRecord[]
  media: MediaRecord[]
}

/**
 * People of a scope along with the sources of their signatures, which the scope's team does not
 * limit. Each call reads in one step and reads only what it returns, however large the
 * organisation is; only counts look at all of its people. Nothing is locked.
 */
export interface PeopleRepository {
  get(id: string): Promise<{ user: UserRecord; sources: SignatureSources } | null>
  /** As `Table.list`. */
  list(
    query: ListQuery,
    computed?: Computed,
  ): Promise<{ data: UserRecord[]; total: number; sources: SignatureSources }>
  /** The sources for people who are at hand already. */
  sources(people: readonly Placed[]): Promise<SignatureSources>
  /** How many employees of the scope get each of these templates, by id; unused ones are absent. */
  countByTemplate(templateIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}
