import type { User } from '@org/api/client'
import { Muted, RowLink } from '@org/app-kit/pages'
import { Avatar, EmptyState, Link } from '@org/ui/primitives'
import { styled } from 'styled-components'
import { mediaAddress } from '#shared/media-address.ts'
import { paths } from '#shared/paths.ts'
import { teamsTexts } from './texts.ts'
import { LoadedGate } from '#shared/loaded-gate.tsx'
import { useTeamPeople } from '#shared/employees/use-team-people.ts'
import { peopleTexts, texts } from '#shared/texts.ts'

const Place = styled.div`
  margin-top: var(--ph-space-4);
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: var(--ph-space-3) var(--ph-space-5);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Member = styled.li`
  display: flex;
  align-items: center;
  gap: var(--ph-space-3);
  min-width: 0;
  line-height: 1.35;

  > div:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

/** The first members of a team with their positions, and a link to all of them. */
export function MemberList({ teamId }: { teamId: string }) {
  const { loaded, retry } = useTeamPeople(teamId)
  return (
    <Place>
      <LoadedGate loaded={loaded} onRetry={retry}>
        {({ people, more }) => (
          <>
            {people.length === 0 && <Nobody />}
            {people.length > 0 && <Members people={people} teamId={teamId} />}
            {more > 0 && (
              <Link href={paths.users(teamId)}>{teamsTexts.allMembers(people.length + more)}</Link>
            )}
          </>
        )}
      </LoadedGate>
    </Place>
  )
}

function Nobody() {
  const actions = (
    <Link href={paths.users(null)} appearance="secondary">
      {peopleTexts.title}
    </Link>
  )
  return <EmptyState title={texts.nobody} actions={actions} level={3} />
}

function Members({ people, teamId }: { people: readonly User[]; teamId: string }) {
  return (
    <List>
      {people.map(({ id, display_name, email, position, picture_id }) => (
        <Member key={id}>
          <Avatar
            name={display_name || email}
            src={picture_id === null ? undefined : mediaAddress(picture_id)}
            isDecorative
          />
          <div>
            <div>
              <RowLink href={paths.user(teamId, id)}>{display_name || email}</RowLink>
            </div>
            <Muted>{position}</Muted>
          </div>
        </Member>
      ))}
    </List>
  )
}
