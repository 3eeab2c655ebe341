import type { User } from '@org/api/client'
import type { SidebarItem } from '@org/app-kit'
import { Building2, CreditCard, Image, PenLine, Send, Users, UsersRound } from 'lucide-react'
import { sidebarTexts } from '../texts.ts'
import { paths } from '#shared/paths.ts'

const icon = { size: 16, 'aria-hidden': true } as const

/**
 * Lists the sidebar's items in order. A member only has their own signature, the teams are hidden
 * while one team is selected, and only administrators of the organisation see the billing.
 */
export function sidebarItems(user: User | null, teamId: string | null): readonly SidebarItem[] {
  const isManager = user !== null && user.role !== 'member'
  const isAdmin = user?.role === 'admin'
  const label = sidebarTexts
  return [
    {
      to: teamId === null ? paths.home : paths.team(teamId),
      label: label.general,
      icon: <Building2 {...icon} />,
      isAccessible: user !== null,
    },
    {
      to: paths.deploy(teamId),
      label: label.deploy,
      icon: <Send {...icon} />,
      isAccessible: isManager,
    },
    {
      to: paths.signatures(teamId),
      pages: paths.signature(teamId, '*'),
      label: label.signatures,
      icon: <PenLine {...icon} />,
      isAccessible: isManager,
    },
    {
      to: paths.teams,
      pages: '/team/:teamId',
      label: label.teams,
      icon: <UsersRound {...icon} />,
      isAccessible: isAdmin && teamId === null,
    },
    {
      to: paths.users(teamId),
      label: label.users,
      icon: <Users {...icon} />,
      isAccessible: isManager,
    },
    {
      to: paths.banners(teamId),
      label: label.banners,
      icon: <Image {...icon} />,
      isAccessible: isManager,
    },
    {
      to: paths.billing,
      label: label.billing,
      icon: <CreditCard {...icon} />,
      isAccessible: isAdmin,
    },
  ]
}
