/** Roles, weakest first: a role may do whatever a weaker one may. */
export const roles = ['member', 'team_admin', 'admin'] as const

/** `admin`: the organisation; `team_admin`: one team; `member`: the own signature only. */
export type Role = (typeof roles)[number]

/** Roles with rights over others, to which people are invited. */
export const administratorRoles = ['team_admin', 'admin'] as const

export type AdministratorRole = (typeof administratorRoles)[number]

/** True when `role` is `needed` or stronger. */
export function hasRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}

interface WithRole {
  role: Role
}

/** True when a caller may delete a visible person: one with rights, only as the organisation's administrator. */
export function mayDelete(caller: WithRole, target: WithRole): boolean {
  return hasRole(caller.role, target.role === 'member' ? 'team_admin' : 'admin')
}
