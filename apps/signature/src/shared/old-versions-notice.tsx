import { useAppSelector } from '@org/app-kit'
import { counted } from '@org/app-kit/public'
import { Link } from '@org/ui/primitives'
import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { selectTeams } from './lists/teams.ts'
import { paths } from './paths.ts'
import { useScope } from './scope/use-scope.ts'

const wording = {
  title: (count: number) =>
    counted(count, 'personne a l’ancienne version', 'personnes ont l’ancienne version'),
  deploy: 'Déployer la nouvelle version',
} as const

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

/**
 * After a save: says how many people have an older version of their signature, and leads to where
 * the current one is sent.
 */
export function OldVersionsNotice() {
  const { teamId } = useScope()
  const teams = useAppSelector(selectTeams).data
  const count = teams
    .filter(({ id }) => teamId === null || id === teamId)
    .reduce((sum, team) => sum + team.old_version_count, 0)
  if (count === 0) return null
  return (
    <Line aria-live="polite">
      <TriangleAlert size={16} aria-hidden="true" />
      {wording.title(count)}
      <Link href={paths.deploy(teamId)}>{wording.deploy}</Link>
    </Line>
  )
}
