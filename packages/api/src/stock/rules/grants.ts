import { holds, maySeeAllCentres, maySeeCentre, type Member } from './permissions.ts'

/** Why a change of a member is refused. */
export type GrantRefusal =
  /** The actor may not manage users, or not those of this centre. */
  | 'no_permission'
  /** The change needs `user_edit`. */
  | 'needs_user_edit'
  /** Only a super admin makes this change. */
  | 'needs_super_admin'
  /** Only an admin activates, deactivates or changes the permissions of an admin. */
  | 'needs_admin'
  /** The actor would give a permission that they do not have. */
  | 'gives_more'
  /** Nobody else is super admin. */
  | 'last_super_admin'

/** A stored member, and whether nobody else is an active super admin. */
export interface GrantTarget extends Member {
  isLastSuperAdmin: boolean
}

/** A new member of a centre, or of all centres, before anything is granted. */
export function newMember(centreId: string | null): GrantTarget {
  return {
    centreId,
    isActive: true,
    isAdmin: false,
    isSuperAdmin: false,
    permissions: [],
    isLastSuperAdmin: false,
  }
}

/** True when the actor may make this change. See `whyNotGranted`. */
export function mayGrant(actor: Member, target: GrantTarget, change: Partial<Member>): boolean {
  return whyNotGranted(actor, target, change) === null
}

/**
 * Returns why an actor may not change the rights of a member; null if they may. An empty change asks
 * whether the actor may rename the member. To create a member, start from `newMember`.
 *
 * `users` is enough to create and rename; `isActive` and permissions need `user_edit` too. Nobody gives
 * a permission that they do not have, neither by adding it nor by activating a member who has it. Only
 * a super admin moves a member to another centre, sets `isAdmin` or `isSuperAdmin`, and changes a super
 * admin. The last super admin stays one, and active.
 */
export function whyNotGranted(
  actor: Member,
  target: GrantTarget,
  change: Partial<Member>,
): GrantRefusal | null {
  const next: Member = { ...target, ...change }
  if (!manages(actor, target)) return 'no_permission'
  if (target.isLastSuperAdmin && !(next.isActive && next.isSuperAdmin)) return 'last_super_admin'
  if (actor.isSuperAdmin) return null
  if (changesStatus(target, next)) return 'needs_super_admin'
  if (!changesRights(target, next)) return null
  if (target.isSuperAdmin) return 'needs_super_admin'
  if (!holds(actor, 'user_edit')) return 'needs_user_edit'
  if (target.isAdmin && !actor.isAdmin) return 'needs_admin'
  const isHeld = gained(target, next).every((permission) => holds(actor, permission))
  return isHeld ? null : 'gives_more'
}

/** Members of all centres are managed only by members of all centres. */
function manages(actor: Member, { centreId }: Member): boolean {
  const isInReach = centreId === null ? maySeeAllCentres(actor) : maySeeCentre(actor, centreId)
  return isInReach && holds(actor, 'users')
}

const changesStatus = (target: Member, next: Member) =>
  target.centreId !== next.centreId ||
  target.isAdmin !== next.isAdmin ||
  target.isSuperAdmin !== next.isSuperAdmin

const changesRights = (target: Member, next: Member) =>
  target.isActive !== next.isActive || added(target, next).length + added(next, target).length > 0

/** Returns the permissions that only `after` lists. */
const added = (before: Member, after: Member) =>
  after.permissions.filter((permission) => !before.permissions.includes(permission))

/** Returns the permissions that the member gains. Somebody who becomes active gains all of theirs. */
const gained = (target: Member, next: Member) =>
  next.isActive && !target.isActive ? next.permissions : added(target, next)
