/** The permissions of the stock product, named as in its menu and its user documents. */
export const permissions = [
  'centres',
  'users',
  'suppliers',
  'productCategories',
  'product_list',
  'praticiens',
  'stock',
  'commands',
  'commandreturns',
  'user_edit',
] as const

export type Permission = (typeof permissions)[number]

/** Permissions for screens that edit data shared by all centres. */
export type CatalogPermission = Extract<
  Permission,
  'centres' | 'suppliers' | 'productCategories' | 'product_list'
>

/** The rights of a user of the stock product. */
export interface Member {
  /** The only centre that the member may see; null for all centres. */
  centreId: string | null
  isActive: boolean
  /** Whether the member has all permissions. */
  isAdmin: boolean
  /** Whether the member has all permissions in all centres, and may set `isAdmin`. */
  isSuperAdmin: boolean
  permissions: readonly Permission[]
}

/** True when the member has this permission. It applies to the centres that the member may see. */
export function holds(member: Member, permission: Permission): boolean {
  const { isActive, isAdmin, isSuperAdmin } = member
  return isActive && (isSuperAdmin || isAdmin || member.permissions.includes(permission))
}

/** True when the member is not limited to one centre. */
export function maySeeAllCentres({ isActive, isSuperAdmin, centreId }: Member): boolean {
  return isActive && (isSuperAdmin || centreId === null)
}

/** True when the member may select this centre and see its data. */
export function maySeeCentre(member: Member, centreId: string): boolean {
  return maySeeAllCentres(member) || (member.isActive && member.centreId === centreId)
}

/**
 * True when the member may add and edit centres, suppliers, categories or products. A member of one
 * centre can only read them, and edit that centre's thresholds and client numbers.
 */
export function mayEditCatalog(member: Member, permission: CatalogPermission): boolean {
  return holds(member, permission) && maySeeAllCentres(member)
}
