import type { User } from '@org/api/client'
import { Muted, OpeningLink, type OpeningLinkProps } from '@org/app-kit/pages'
import { Avatar } from '@org/ui/primitives'
import { styled } from 'styled-components'
import { mediaAddress } from '#shared/media-address.ts'
import { employeesTexts } from '../texts.ts'

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: var(--ph-space-3);
  min-width: 0;
`

export interface EmployeeNameProps extends Omit<OpeningLinkProps, 'children'> {
  employee: User
}

/** An employee's photo and name; the name opens the form. */
export function EmployeeName({ employee, ...link }: EmployeeNameProps) {
  const name = `${employee.first_name} ${employee.last_name}`.trim()
  const src = employee.picture_id === null ? undefined : mediaAddress(employee.picture_id)
  return (
    <Named>
      <Avatar name={name || employee.email} src={src} size={28} isDecorative />
      <OpeningLink {...link}>{name || <Muted>{employeesTexts.unnamed}</Muted>}</OpeningLink>
    </Named>
  )
}
