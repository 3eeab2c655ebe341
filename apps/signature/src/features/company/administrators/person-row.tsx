import type { User } from '@org/api/client'
import { Avatar, Badge, Button } from '@org/ui/primitives'
import { mediaAddress } from '#shared/media-address.ts'
import { administratorsTexts } from '../texts.ts'
import { Muted } from '#shared/page.styles.ts'
import { Actions, Lines, Row, Who } from './administrators.styles.ts'

const words = administratorsTexts

export interface PersonRowProps {
  person: User
  isSelf: boolean
  /** The company would be left without anybody who administers it. */
  isLastAdmin: boolean
  onWithdraw: () => void
}

/** Somebody with rights, and how to take them back. */
export function PersonRow({ person, isSelf, isLastAdmin, onWithdraw }: PersonRowProps) {
  const { display_name: name, email, role, is_external, team, picture_id } = person
  return (
    <Row>
      <Who>
        <Avatar
          name={name}
          src={picture_id === null ? undefined : mediaAddress(picture_id)}
          isDecorative
        />
        <div>
          <div>
            {name} {isSelf && <Badge>{words.you}</Badge>}
            {is_external && <Badge>{words.external}</Badge>}
          </div>
          {name !== email && <Muted>{email}</Muted>}
        </div>
      </Who>
      <Lines>{role === 'team_admin' ? words.teamRole(team.name) : words.roles.admin}</Lines>
      <Actions>
        {isLastAdmin ? (
          <Muted>{words.lastAdmin}</Muted>
        ) : (
          <Button aria-label={words.withdrawFrom(name)} onPress={onWithdraw}>
            {words.withdraw}
          </Button>
        )}
      </Actions>
    </Row>
  )
}
