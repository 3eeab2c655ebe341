import { Building2, CreditCard, Image, PenLine, Send, Users, UsersRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

/**
 * An entry of the sidebar. Its screen's routes decide who sees it, and whether its address includes
 * the selected team.
 */
export interface MenuEntry {
  /** Path of the screen, as in its feature's routes. */
  path: string
  label: string
  icon: LucideIcon
  /** Path pattern of other pages that belong to this entry but are not below `path`. */
  pages?: string
  /** True if the entry is hidden while a team is selected. */
  isHiddenInTeam?: true
}

/** The sidebar's entries in order. */
export const menu: readonly MenuEntry[] = [
  { path: 'home', label: 'General', icon: Building2 },
  { path: 'deploy', label: 'Deploiement', icon: Send },
  { path: 'signatures', label: 'Signatures', icon: PenLine, pages: 'signature/:signatureId' },
  {
    path: 'teams',
    label: 'Equipes',
    icon: UsersRound,
    pages: 'team/:teamId',
    isHiddenInTeam: true,
  },
  { path: 'users', label: 'Employes', icon: Users },
  { path: 'banners', label: 'Bannieres', icon: Image },
  { path: 'billing', label: 'Billing', icon: CreditCard },
]
