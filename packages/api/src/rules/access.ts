import type { Operation } from '../contract/operation.ts'
import { hasRole, type Role } from '../contract/roles.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Scope } from '../ports/repositories.ts'

/** True when somebody of this role may make the call at all; which rows is the scope's matter. */
export function mayCall(operation: Operation, role: Role): boolean {
  return operation.access === 'public' || hasRole(role, operation.access)
}

/** The rows that a user may touch: the organisation, one team, or the own account. */
export function scopeOf(user: UserRecord): Scope {
  const organisationId = user.organisation_id
  if (user.role === 'admin') return { organisationId }
  if (user.role === 'team_admin') return { organisationId, teamId: user.team_id }
  return { organisationId, teamId: user.team_id, userId: user.id }
}

/** Body fields that this role may not write. */
export function forbiddenFields(operation: Operation, role: Role, body: object): string[] {
  const allowed = operation.writable?.[role]
  if (!allowed) return []
  return Object.keys(body).filter((field) => !allowed.includes(field))
}
