import { useAppSelector } from '@org/app-kit'
import { Link } from '@org/ui/primitives'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { selectTeams } from './lists/teams.ts'
import { paths } from './paths.ts'
import { useScope } from './scope/use-scope.ts'
import { peopleTexts } from './texts.ts'

/** One line, as it appears above an editor that fills the window. */
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-1) var(--ph-space-3);
  margin: 0;
  font-weight: var(--ph-weight-medium);

  > svg {
    flex: none;
    color: var(--ph-color-warning);
  }
`

export interface OldVersionsNoticeProps {
  /** Revision of the entity that is edited; null for a new one. */
  revision: number | null
}

/**
 * After the edited entity was saved: says how many people have an older version of their signature,
 * and leads to where the current one is sent.
 */
export function OldVersionsNotice({ revision }: OldVersionsNoticeProps) {
  const [opened, setOpened] = useState(revision)
  const { teamId } = useScope()
  const teams = useAppSelector(selectTeams).data
  // A new signature gets its first revision: nobody can have an older version of it.
  if (opened === null && revision !== null) setOpened(revision)
  const count = teams
    .filter(({ id }) => teamId === null || id === teamId)
    .reduce((sum, team) => sum + team.old_version_count, 0)
  if (revision === opened || count === 0) return null
  return (
    <Line role="status">
      <TriangleAlert size={16} aria-hidden="true" />
      {peopleTexts.haveOldVersion(count)}
      <Link href={paths.deploy(teamId)}>{peopleTexts.toDeploy}</Link>
    </Line>
  )
}
