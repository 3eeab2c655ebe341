/** Roles, weakest first: a role may do whatever a weaker one may. */
export const roles = ['member', 'team_admin', 'admin'] as const

/** `admin`: the organisation; `team_admin`: one team; `member`: the own signature only. */
export type Role = (typeof roles)[number]

/** True when `role` is `needed` or stronger. */
export function hasRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}
