import type { SearchHit, SearchResult } from '@org/api/client'
import { searchTexts } from '../../texts.ts'
import { paths } from '#shared/paths.ts'

export interface SearchGroup {
  title: string
  hits: (SearchHit & { to: string })[]
  total: number
  /** Link to the list of all results of this kind. */
  all: { to: string; text: string }
}

const withQuery = (path: string, name: string, value: string) =>
  `${path}?${name}=${encodeURIComponent(value)}`

/** Groups the results by kind, with a link for each; kinds without results are left out. */
export function searchGroups(
  found: SearchResult,
  words: string,
  teamId: string | null,
): SearchGroup[] {
  const group = (
    kind: keyof SearchResult,
    list: string,
    to: (id: string) => string,
  ): SearchGroup => ({
    title: searchTexts[kind],
    hits: found[kind].data.map((hit) => ({ ...hit, to: to(hit.id) })),
    total: found[kind].total,
    all: { to: withQuery(list, 'search', words), text: searchTexts.all[kind](found[kind].total) },
  })
  return [
    group('users', paths.users(teamId), (id) => withQuery(paths.users(teamId), 'edit', id)),
    group('teams', paths.teams, paths.team),
    group('templates', paths.signatures(teamId), (id) => paths.signature(teamId, id)),
    group('campaigns', paths.banners(teamId), (id) => withQuery(paths.banners(teamId), 'edit', id)),
  ].filter(({ total }) => total > 0)
}

/** Returns the path of the employee list filtered by a search. */
export function allEmployeesPath(teamId: string | null, words: string): string {
  return withQuery(paths.users(teamId), 'search', words)
}
