import type { User } from '@org/api/client'
import type { Place } from '#shared/feature-routes.ts'

/** Whether a signed-in person may open the screens of a `Place`. */
export function mayOpen(place: Place, { role }: Pick<User, 'role'>): boolean {
  switch (place) {
    case 'members':
      return role === 'member'
    case 'allTeams':
    case 'managed':
    case 'scoped':
      return role !== 'member'
    case 'administered':
      return role === 'admin'
    case 'visitors':
      return false
    default:
      return true
  }
}
