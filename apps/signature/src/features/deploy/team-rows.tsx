import type { Team } from '@org/api/client'
import { EmptyState } from '@org/ui/primitives'
import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTableAddress } from '#shared/use-table-address.ts'
import { deployTexts } from './texts.ts'
import { SearchInAddress } from '#shared/search-in-address.tsx'
import { List, Search } from './deploy-page.styles.ts'
import { findTeams } from './find-teams.ts'
import { stateParam } from './team-people.tsx'
import { TeamRow } from './team-row.tsx'

export interface TeamRowsProps {
  teams: readonly Team[]
  /** Note for the mails. */
  message: string
  /** The one team of the page. */
  isAlone: boolean
}

/** As many as the eye finds its way in without a search. */
const few = 6

/** More rows than a window shows. */
const windowful = 30

/** A row per team; what is searched stands in the address. */
export function TeamRows({ teams, message, isAlone }: TeamRowsProps) {
  const inAddress = useTableAddress()
  const [params] = useSearchParams()
  const { search } = inAddress.query
  const shown = useMemo(
    () => (isAlone ? teams : findTeams(teams, search)),
    [isAlone, teams, search],
  )
  // Hundreds of rows take a while: those in sight come first, and typing never waits for the others.
  const rows = useDeferredValue(shown, shown.slice(0, windowful))
  return (
    <>
      {!isAlone && (teams.length > few || search !== '') && (
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
            // Who follows a link to people in one state sees them, as who sees one team alone.
            startsOpen={isAlone || params.has(stateParam(team.id))}
          />
        ))}
      </List>
    </>
  )
}
