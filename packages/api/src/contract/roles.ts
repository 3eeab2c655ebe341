/** Roles, weakest first. A role includes the permissions of all weaker ones. */
export const roles = ['member', 'team_admin', 'admin'] as const

/** `admin` manages the organisation, `team_admin` one team, `member` only their own signature. */
export type Role = (typeof roles)[number]

/** Roles with rights over other people. An invitation can grant only these roles. */
export const administratorRoles = ['team_admin', 'admin'] as const

export type AdministratorRole = (typeof administratorRoles)[number]

/** True when `role` is `needed` or stronger. */
export function hasRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}

interface WithRole {
  role: Role
}

/**
 * True when a caller may delete a person in their scope. Only an `admin` may delete a person with
 * rights.
 */
export function mayDelete(caller: WithRole, target: WithRole): boolean {
  return hasRole(caller.role, target.role === 'member' ? 'team_admin' : 'admin')
}
