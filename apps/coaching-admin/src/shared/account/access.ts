import type { CoachingUser } from '@org/api/client'

/** Whether the user is an admin of the studio. Only admins see the pages of this product. */
export const isAdmin = (user: Pick<CoachingUser, 'isAdmin'>): boolean => user.isAdmin
