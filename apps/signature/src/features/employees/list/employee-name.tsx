import type { User } from '@org/api/client'
import { Avatar } from '@org/ui/primitives'
import { styled } from 'styled-components'
import { mediaAddress } from '#shared/media-address.ts'
import { employeesTexts } from '../texts.ts'
import { Muted } from '#shared/page.styles.ts'
import { OpeningLink, type OpeningLinkProps } from '#shared/row-link.tsx'

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: var(--ph-space-3);
  min-width: 0;
`

export interface UserNameProps extends Omit<OpeningLinkProps, 'children'> {
  user: User
}

/** An employee's photo and name; the name opens the form. */
export function UserName({ user, ...link }: UserNameProps) {
  const name = `${user.first_name} ${user.last_name}`.trim()
  const src = user.picture_id === null ? undefined : mediaAddress(user.picture_id)
  return (
    <Named>
      <Avatar name={name || user.email} src={src} size={28} isDecorative />
      <OpeningLink {...link}>{name || <Muted>{employeesTexts.unnamed}</Muted>}</OpeningLink>
    </Named>
  )
}
