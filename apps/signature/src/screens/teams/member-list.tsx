import type { User } from '@org/api/client'
import { Avatar } from '@org/ui/primitives'
import { styled } from 'styled-components'
import { texts } from '../../texts.ts'
import { Muted } from '../shared/page.styles.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: var(--ph-space-3) var(--ph-space-5);
  margin: var(--ph-space-4) 0 0;
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

/** The people of a team with their positions. */
export function MemberList({ members }: { members: readonly User[] }) {
  if (members.length === 0) return <Muted>{texts.teams.nobody}</Muted>
  return (
    <List>
      {members.map(({ id, display_name, email, position }) => (
        <Member key={id}>
          <Avatar name={display_name || email} isDecorative />
          <div>
            <div>{display_name || email}</div>
            <Muted>{position}</Muted>
          </div>
        </Member>
      ))}
    </List>
  )
}
