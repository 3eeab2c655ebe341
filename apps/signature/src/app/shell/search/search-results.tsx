import { BannerMessage, Skeleton } from '@org/ui/primitives'
import { searchTexts } from '../../texts.ts'
import { searchGroups, type SearchGroup } from './search-groups.ts'
import { Detail, Group, Hit, Name, Status } from './search.styles.ts'
import { type Found, useSearch } from './use-search.ts'

export interface SearchResultsProps {
  words: string
  teamId: string | null
  /** Called when a result is opened. */
  onOpened: () => void
}

/** The search results, by kind. */
export function SearchResults({ words, teamId, onOpened }: SearchResultsProps) {
  const found = useSearch(words)
  const groups = found && 'data' in found ? searchGroups(found.data, words, teamId) : []
  return (
    <>
      <Status $isHidden={groups.length > 0}>{statusOf(found, groups, words)}</Status>
      {found === null && <Skeleton lines={3} height="28px" label={searchTexts.searching} />}
      {found && 'error' in found && (
        <BannerMessage tone="danger" title={searchTexts.failed}>
          {found.error}
        </BannerMessage>
      )}
      {groups.map(({ title, hits, total, all }) => (
        <Group key={title}>
          <h2>{title}</h2>
          <ul>
            {hits.map((hit) => (
              <li key={hit.id}>
                <Hit to={hit.to} onClick={onOpened}>
                  <Name>{hit.name}</Name>
                  {hit.detail !== '' && <Detail>{hit.detail}</Detail>}
                </Hit>
              </li>
            ))}
            {total > hits.length && (
              <li>
                <Hit to={all.to} onClick={onOpened}>
                  {all.text}
                </Hit>
              </li>
            )}
          </ul>
        </Group>
      ))}
    </>
  )
}

function statusOf(found: Found, groups: SearchGroup[], words: string): string {
  if (found === null || 'error' in found) return ''
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return total === 0 ? searchTexts.none(words) : searchTexts.count(total)
}
