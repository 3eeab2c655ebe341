import type { User } from '@org/api/client'
import { Muted } from '@org/app-kit/pages'
import { Avatar, Badge, Button } from '@org/ui/primitives'
import { mediaAddress } from '#shared/media-address.ts'
import { administratorsTexts } from '../texts.ts'
import { Actions, Lines, Row, Who } from './administrators.styles.ts'

const labels = administratorsTexts

export interface PersonRowProps {
  person: User
  isSelf: boolean
  /** Whether this person is the company's only administrator. */
  isLastAdmin: boolean
  onWithdraw: () => void
}

/** An administrator, with a button to withdraw their rights. */
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
            {name} {isSelf && <Badge>{labels.you}</Badge>}
            {is_external && <Badge>{labels.external}</Badge>}
          </div>
          {name !== email && <Muted>{email}</Muted>}
        </div>
      </Who>
      <Lines>{role === 'team_admin' ? labels.teamRole(team.name) : labels.roles.admin}</Lines>
      <Actions>
        {isLastAdmin ? (
          <Muted>{labels.lastAdmin}</Muted>
        ) : (
          <Button aria-label={labels.withdrawFrom(name)} onPress={onWithdraw}>
            {labels.withdraw}
          </Button>
        )}
      </Actions>
    </Row>
  )
}
