import type { Team } from '@org/api/client'
import { useTableAddress, SearchInAddress } from '@org/app-kit/pages'
import { EmptyState } from '@org/ui/primitives'
import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { deployTexts } from './texts.ts'
import { List, Search } from './deploy-page.styles.ts'
import { findTeams } from './find-teams.ts'
import { stateParam } from './state-param.ts'
import { TeamRow } from './team-row.tsx'

export interface TeamRowsProps {
  teams: readonly Team[]
  /** The note that the administrator adds to the mails. */
  message: string
  /** Whether the page shows only one team. */
  isAlone: boolean
}

/** Maximum number of teams in a list without a search field. Longer lists are hard to scan. */
const maxWithoutSearch = 6

/** Number of rows rendered first: more than fit in the viewport. */
const firstRows = 30

/** Lists the teams, one per row. The page's address contains the search. */
export function TeamRows({ teams, message, isAlone }: TeamRowsProps) {
  const inAddress = useTableAddress()
  const [params] = useSearchParams()
  const { search } = inAddress.query
  const shown = useMemo(
    () => (isAlone ? teams : findTeams(teams, search)),
    [isAlone, teams, search],
  )
  // Hundreds of rows take a while to render: visible ones are rendered first, and typing never
  // waits for the rest.
  const rows = useDeferredValue(shown, shown.slice(0, firstRows))
  return (
    <>
      {!isAlone && (teams.length > maxWithoutSearch || search !== '') && (
        <Search>
          <SearchInAddress label={deployTexts.searchTeam} {...inAddress} />
        </Search>
      )}
      {rows.length === 0 && teams.length > 0 && <EmptyState title={deployTexts.noMatch} />}
      <List>
        {rows.map((team) => (
          <TeamRow
            key={team.id}
            team={team}
            message={message}
            // The row starts open on the page of a single team, or if the address selects the
            // team's people in one state.
            startsOpen={isAlone || params.has(stateParam(team.id))}
          />
        ))}
      </List>
    </>
  )
}
