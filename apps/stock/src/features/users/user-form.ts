import type { StockUser } from '@org/api/client'
import { type GrantTarget, type Member, permissions, whyNotGranted } from '@org/api/stock'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/switch'
import '@org/ui/form/fields/text'
import './asked-switch-field.tsx'
import './permissions-field.tsx'
import type { LockedPermissions } from './permissions-field.tsx'
import { permissionTexts, refusalTexts, usersTexts } from './texts.ts'
import type { NewUserValues, UserValues } from './users-saga.ts'

/** The option for all centres. */
export const allCentres = 'all'

export interface UserFormOptions {
  /** The signed-in user. */
  actor: Member
  /** The stored user, or a new user without any rights. */
  target: GrantTarget
  /** Name of the stored user; null for a new one. */
  storedName: string | null
  /** True while a centre is selected. */
  hasCentre: boolean
}

/**
 * Describes the form of a user (specification 3, sections 5.1 and 6). Fields that the signed-in
 * user may not change are disabled and show the reason.
 */
export function describeUser({ actor, target, storedName, hasCentre }: UserFormOptions) {
  const lockOf = (change: Partial<Member>) => {
    const refusal = whyNotGranted(actor, target, change)
    return refusal && refusalTexts[refusal]
  }
  const centreLock = hasCentre
    ? usersTexts.centreSelected
    : actor.isSuperAdmin
      ? null
      : refusalTexts.needs_super_admin
  const activeLock = lockOf({ isActive: !target.isActive })
  const adminLock = lockOf({ isAdmin: !target.isAdmin })
  const superAdminLock = lockOf({ isSuperAdmin: !target.isSuperAdmin })
  return defineForm({
    fields: [
      {
        name: 'displayName',
        type: 'text',
        label: usersTexts.displayName,
        validators: ['not_empty', { max_length: 200 }],
      },
      {
        name: 'email',
        type: 'text',
        inputType: 'email',
        label: usersTexts.email,
        help: storedName === null ? usersTexts.emailHelp : usersTexts.emailKept,
        disabled: storedName !== null,
        validators: ['not_empty', 'email'],
      },
      {
        name: 'centreId',
        type: 'select',
        label: usersTexts.centre,
        placeholder: usersTexts.chooseCentre,
        help: centreLock ?? '',
        disabled: centreLock !== null,
        initial: centreLock === null ? null : (target.centreId ?? allCentres),
        isWide: true,
        validators: ['not_empty'],
      },
      {
        name: 'isActive',
        type: 'asked_switch',
        label: usersTexts.isActive,
        help: activeLock ?? usersTexts.isActiveHelp,
        disabled: activeLock !== null,
        isWide: true,
        question: storedName === null ? null : questionOf(storedName),
      },
      {
        name: 'isAdmin',
        type: 'switch',
        label: usersTexts.isAdmin,
        help: adminLock ?? usersTexts.isAdminHelp,
        disabled: adminLock !== null,
      },
      {
        name: 'isSuperAdmin',
        type: 'switch',
        label: usersTexts.isSuperAdmin,
        help: superAdminLock ?? usersTexts.isSuperAdminHelp,
        disabled: superAdminLock !== null,
      },
      {
        name: 'permissions',
        type: 'permissions',
        label: usersTexts.permissions,
        help: usersTexts.permissionsHelp,
        isWide: true,
        locked: lockedPermissions(target, lockOf),
      },
    ],
  })
}

const questionOf = (name: string) => ({
  title: usersTexts.deactivateTitle(name),
  text: usersTexts.deactivateHelp,
})

/** Returns the reasons why permissions cannot be revoked or, if the user lacks them, granted. */
function lockedPermissions(
  { permissions: held }: Member,
  lockOf: (change: Partial<Member>) => string | null,
): LockedPermissions {
  const locks = permissions.flatMap((permission) => {
    const isHeld = held.includes(permission)
    const next = isHeld ? held.filter((one) => one !== permission) : [...held, permission]
    const lock = lockOf({ permissions: next })
    return lock === null ? [] : [[permission, lock] as const]
  })
  return Object.fromEntries(locks)
}

export type UserFormValues = FormValues<ReturnType<typeof describeUser>>

/** Converts a user to form values. */
export const userFormValues = (user: Omit<StockUser, 'id' | 'revision'>): UserFormValues => ({
  displayName: user.displayName,
  email: user.email,
  centreId: user.centreId ?? allCentres,
  isActive: user.isActive,
  isAdmin: user.isAdmin,
  isSuperAdmin: user.isSuperAdmin,
  permissions: user.permissions,
})

/** Converts form values to the API values of a stored user. */
export const userValues = (typed: UserFormValues): UserValues => ({
  displayName: typed.displayName.trim(),
  centreId: typed.centreId === allCentres ? null : typed.centreId,
  isActive: typed.isActive,
  isAdmin: typed.isAdmin,
  isSuperAdmin: typed.isSuperAdmin,
  permissions: [...typed.permissions],
})

/** Converts form values to the API values of a new user. */
export const newUserValues = (typed: UserFormValues): NewUserValues => ({
  ...userValues(typed),
  email: typed.email.trim(),
})

const yesOrNo = (value: unknown) => (value === true ? usersTexts.yes : usersTexts.no)

/** Formats the values that are shown in a conflict notice. */
export const conflictFormat = {
  isActive: yesOrNo,
  isAdmin: yesOrNo,
  isSuperAdmin: yesOrNo,
  permissions: (value: unknown) =>
    permissions
      .filter((permission) => Array.isArray(value) && value.includes(permission))
      .map((permission) => permissionTexts[permission])
      .join(', ') || usersTexts.noPermission,
}
