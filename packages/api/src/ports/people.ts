import type { ListQuery } from '../contract/filter.ts'
import type {
  MediaRecord,
  OrganisationRecord,
  TeamRecord,
  TemplateRecord,
  UserRecord,
} from './records.ts'
import type { Computed } from './table.ts'

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

/**
 * People in a scope, with the sources of their signatures. The sources are not limited to the
 * scope's team. Each call is a single query. It reads only the rows that it returns, even in a
 * large organisation, except that counts scan all people. No rows are locked.
 */
export interface PeopleRepository {
  get(id: string): Promise<{ user: UserRecord; sources: SignatureSources } | null>
  /** Lists people as `Table.list` does. */
  list(
    query: ListQuery,
    computed?: Computed,
  ): Promise<{ data: UserRecord[]; total: number; sources: SignatureSources }>
  /** Loads the sources for people who are already loaded. */
  sources(people: readonly Placed[]): Promise<SignatureSources>
  /**
   * Counts the employees in the scope who get each of these templates, by template id. Unused
   * templates are absent.
   */
  countByTemplate(templateIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}
