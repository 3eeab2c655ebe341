import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GrantTarget, mayGrant, newMember, whyNotGranted } from './grants.ts'
import { holds, maySeeAllCentres, maySeeCentre, type Member, permissions } from './permissions.ts'

const target = (fields: Partial<GrantTarget> = {}): GrantTarget => ({
  ...newMember('voltaire'),
  ...fields,
})

const actor = (fields: Partial<Member> = {}): Member =>
  target({ permissions: ['users'], ...fields })

const clerk = actor()
const editor = actor({ permissions: ['users', 'user_edit', 'stock'] })
const admin = actor({ isAdmin: true, permissions: [] })
const superAdmin = actor({ centreId: null, isSuperAdmin: true, permissions: [] })

describe('creating and renaming', () => {
  it('needs the permission `users`', () => {
    expect(whyNotGranted(clerk, target(), {})).toBeNull()
    expect(whyNotGranted(actor({ permissions: ['user_edit'] }), target(), {})).toBe('no_permission')
    expect(whyNotGranted(actor({ isActive: false }), target(), {})).toBe('no_permission')
  })

  it('is limited to the centre of the actor', () => {
    for (const centreId of ['bastille', null]) {
      expect(whyNotGranted(admin, newMember(centreId), {})).toBe('no_permission')
      expect(mayGrant({ ...clerk, centreId: null }, newMember(centreId), {})).toBe(true)
      expect(mayGrant(superAdmin, newMember(centreId), {})).toBe(true)
    }
  })

  it('includes renaming members who have more rights than the actor', () => {
    expect(mayGrant(clerk, target({ isAdmin: true }), {})).toBe(true)
    expect(mayGrant(clerk, target({ isSuperAdmin: true, isLastSuperAdmin: true }), {})).toBe(true)
  })
})

describe('isActive and permissions', () => {
  it('need the permission `user_edit`', () => {
    expect(whyNotGranted(clerk, target(), { isActive: false })).toBe('needs_user_edit')
    expect(whyNotGranted(clerk, target(), { permissions: ['users'] })).toBe('needs_user_edit')
    expect(whyNotGranted(clerk, target({ permissions: ['users'] }), { permissions: [] })).toBe(
      'needs_user_edit',
    )
    expect(mayGrant(editor, target(), { isActive: false })).toBe(true)
    expect(mayGrant(editor, target(), { permissions: ['users', 'stock'] })).toBe(true)
  })

  it('count as unchanged if only the order of the permissions differs', () => {
    const of = target({ permissions: ['stock', 'commands'] })
    expect(mayGrant(clerk, of, { permissions: ['commands', 'stock'] })).toBe(true)
  })

  it('cannot include a new permission that the actor does not have', () => {
    expect(whyNotGranted(editor, target(), { permissions: ['commands'] })).toBe('gives_more')
    expect(mayGrant(admin, target(), { permissions })).toBe(true)
  })

  it('may keep or remove a permission that the actor does not have', () => {
    const of = target({ permissions: ['commands', 'praticiens'] })
    expect(mayGrant(editor, of, { permissions: ['commands', 'stock'] })).toBe(true)
    expect(mayGrant(editor, of, { isActive: false })).toBe(true)
  })

  it('let an actor activate a member only if the actor has all permissions that the member then has', () => {
    const of = target({ isActive: false, permissions: ['commands'] })
    expect(whyNotGranted(editor, of, { isActive: true })).toBe('gives_more')
    expect(mayGrant(editor, of, { isActive: true, permissions: ['stock'] })).toBe(true)
    expect(mayGrant(editor, of, { permissions: [] })).toBe(true)
  })

  it('of an admin can only be changed by an admin, and those of a super admin only by a super admin', () => {
    expect(whyNotGranted(editor, target({ isAdmin: true }), { isActive: false })).toBe(
      'needs_admin',
    )
    expect(mayGrant(admin, target({ isAdmin: true }), { isActive: false })).toBe(true)
    const top = target({ isSuperAdmin: true })
    expect(whyNotGranted(admin, top, { isActive: false })).toBe('needs_super_admin')
    expect(mayGrant(superAdmin, top, { isActive: false })).toBe(true)
  })
})

describe('centre, isAdmin and isSuperAdmin', () => {
  it.each([
    { centreId: 'bastille' },
    { centreId: null },
    { isAdmin: true },
    { isSuperAdmin: true },
  ])('can only be changed by a super admin: %o', (change) => {
    for (const other of [admin, { ...admin, centreId: null }, editor])
      expect(whyNotGranted(other, target(), change)).toBe('needs_super_admin')
    expect(mayGrant(superAdmin, target(), change)).toBe(true)
  })

  it('cannot be withdrawn by an admin', () => {
    expect(whyNotGranted(admin, target({ isAdmin: true }), { isAdmin: false })).toBe(
      'needs_super_admin',
    )
  })
})

it('neither deactivates nor demotes the last super admin', () => {
  const last = target({ centreId: null, isSuperAdmin: true, isLastSuperAdmin: true })
  expect(whyNotGranted(superAdmin, last, { isSuperAdmin: false })).toBe('last_super_admin')
  expect(whyNotGranted(superAdmin, last, { isActive: false })).toBe('last_super_admin')
  expect(mayGrant(superAdmin, last, { permissions: ['stock'] })).toBe(true)
  expect(mayGrant(superAdmin, { ...last, isLastSuperAdmin: false }, { isActive: false })).toBe(true)
})

const members: fc.Arbitrary<Member> = fc.record({
  centreId: fc.constantFrom('voltaire', 'bastille', null),
  isActive: fc.boolean(),
  isAdmin: fc.boolean(),
  isSuperAdmin: fc.boolean(),
  permissions: fc.subarray([...permissions]),
})
const changes = members.chain((next) =>
  fc
    .subarray(['centreId', 'isActive', 'isAdmin', 'isSuperAdmin', 'permissions'] as const)
    .map((keys): Partial<Member> => Object.fromEntries(keys.map((key) => [key, next[key]]))),
)

it('never lets an actor give rights that the actor does not have, whatever the members and the change', () => {
  fc.assert(
    fc.property(members, members, changes, (by, of, change) => {
      const next = { ...of, ...change }
      if (!mayGrant(by, { ...of, isLastSuperAdmin: false }, change)) return
      for (const permission of permissions) {
        const isGained = holds(next, permission) && !holds(of, permission)
        if (isGained) expect(holds(by, permission)).toBe(true)
      }
      for (const centreId of ['voltaire', 'bastille']) {
        const isGained = maySeeCentre(next, centreId) && !maySeeCentre(of, centreId)
        if (isGained) expect(maySeeCentre(by, centreId)).toBe(true)
      }
      const isRaised = next.isSuperAdmin !== of.isSuperAdmin || next.isAdmin !== of.isAdmin
      if (isRaised) expect(by.isSuperAdmin).toBe(true)
      if (of.centreId === null) expect(maySeeAllCentres(by)).toBe(true)
      else expect(maySeeCentre(by, of.centreId)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
