import type { StockUser } from '@org/api/client'
import { holds, mayEditCatalog, type Permission } from '@org/api/stock'
import type { Place } from '../feature-routes.ts'

/** Whether a signed-in user may open the screens of a `Place`. */
export function mayOpen(place: Place, user: StockUser): boolean {
  if (place === 'visited' || place === 'signedIn') return true
  return place === 'centres' ? mayEditCatalog(user, place) : holds(user, place)
}

/** Whether the user holds this permission; false until the user is loaded. */
export const isPermitted = (permission: Permission, user: StockUser | null): boolean =>
  user !== null && holds(user, permission)
