import { texts } from '../../texts.ts'
import { LoadedGate } from '../shared/loaded-gate.tsx'
import { useTeamPeople } from '../shared/use-team-people.ts'
import { Note, People, Person } from './deploy-page.styles.ts'
import { PersonStatus } from './person-status.tsx'

export interface TeamPeopleProps {
  id: string
  teamId: string
  /** Note for the mail. */
  message: string
}

/** The first members of a team with how each one's signature stands. */
export function TeamPeople({ id, teamId, message }: TeamPeopleProps) {
  const { loaded, retry } = useTeamPeople(teamId)
  return (
    <People id={id}>
      <LoadedGate loaded={loaded} onRetry={retry}>
        {({ people, more }) => (
          <ul>
            {people.map((member) => (
              <Person key={member.id}>
                <span>{member.display_name || member.email}</span>
                <PersonStatus user={member} message={message} />
              </Person>
            ))}
            {people.length === 0 && (
              <Person>
                <Note>{texts.teams.nobody}</Note>
              </Person>
            )}
            {more > 0 && (
              <Person>
                <Note>{texts.deploy.morePeople(more)}</Note>
              </Person>
            )}
          </ul>
        )}
      </LoadedGate>
    </People>
  )
}
