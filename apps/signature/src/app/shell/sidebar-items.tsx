import type { User } from '@org/api/client'
import type { SidebarItem } from '@org/app-kit'
import type { Place } from '#shared/feature-routes.ts'
import { paths } from '#shared/paths.ts'
import { mayOpen } from '../access.ts'
import { menu, type MenuEntry } from '../menu.ts'
import { screensIn } from '../routes.ts'

const places = ['members', 'allTeams', 'signedIn', 'managed', 'scoped', 'administered'] as const

/** Returns the first `Place` with this screen that the person may open, if any. */
const placeOf = (path: string, user: User): Place | undefined =>
  places.find(
    (place) =>
      mayOpen(place, user) && screensIn(place).some((screen) => screen.paths.includes(path)),
  )

/**
 * Returns a screen's address: that of the selected team, if there is one and the screen has an
 * address per team.
 */
function addressOf(place: Place, path: string, teamId: string | null): string {
  if (teamId === null) return `/${path}`
  if (place === 'allTeams') return paths.team(teamId)
  return place === 'scoped' ? `${paths.team(teamId)}/${path}` : `/${path}`
}

/** Lists the sidebar's items that this person may open, in order. */
export function sidebarItems(user: User | null, teamId: string | null): readonly SidebarItem[] {
  const itemOf = ({ path, label, icon: Icon, pages, isHiddenInTeam }: MenuEntry): SidebarItem[] => {
    const place = user ? placeOf(path, user) : undefined
    if (place === undefined || (isHiddenInTeam && teamId !== null)) return []
    return [
      {
        to: addressOf(place, path, teamId),
        pages: pages && addressOf(place, pages, teamId),
        label,
        icon: <Icon size={16} aria-hidden />,
      },
    ]
  }
  return menu.flatMap(itemOf)
}
