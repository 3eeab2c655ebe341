import { describe, expect, it } from 'vitest'
import {
  holds,
  mayEditCatalog,
  maySeeAllCentres,
  maySeeCentre,
  type Member,
  permissions,
} from './permissions.ts'

const member = (fields: Partial<Member> = {}): Member => ({
  centreId: 'voltaire',
  isActive: true,
  isAdmin: false,
  isSuperAdmin: false,
  permissions: [],
  ...fields,
})

const held = (of: Member) => permissions.filter((permission) => holds(of, permission))

describe('holds', () => {
  it('is true only for the listed permissions of an ordinary member', () => {
    expect(held(member())).toEqual([])
    expect(held(member({ permissions: ['stock', 'user_edit'] }))).toEqual(['stock', 'user_edit'])
  })

  it('is true for every permission of an admin and a super admin', () => {
    expect(held(member({ isAdmin: true }))).toEqual(permissions)
    expect(held(member({ isSuperAdmin: true }))).toEqual(permissions)
  })

  it('is false for inactive members', () => {
    const rights = { isAdmin: true, isSuperAdmin: true, permissions }
    expect(held(member({ ...rights, isActive: false }))).toEqual([])
  })
})

describe('maySeeCentre', () => {
  it.each([
    ['a member of the centre', member(), true],
    ['a member of another centre', member({ centreId: 'bastille' }), false],
    ['an admin of another centre', member({ centreId: 'bastille', isAdmin: true }), false],
    ['a super admin of another centre', member({ centreId: 'bastille', isSuperAdmin: true }), true],
    ['a member of all centres', member({ centreId: null }), true],
    ['an inactive member of the centre', member({ isActive: false }), false],
    ['an inactive member of all centres', member({ centreId: null, isActive: false }), false],
    ['an inactive super admin', member({ isSuperAdmin: true, isActive: false }), false],
  ])('for %s, returns %s', (_, of, may) => {
    expect(maySeeCentre(of, 'voltaire')).toBe(may)
  })

  it('lets only super admins and members of all centres see every centre', () => {
    expect(maySeeAllCentres(member())).toBe(false)
    expect(maySeeAllCentres(member({ isAdmin: true }))).toBe(false)
    expect(maySeeAllCentres(member({ isSuperAdmin: true }))).toBe(true)
    expect(maySeeAllCentres(member({ centreId: null }))).toBe(true)
  })
})

describe('mayEditCatalog', () => {
  const rights = { permissions: ['suppliers'] } as const

  it.each([
    ['a member of all centres with the permission', member({ centreId: null, ...rights }), true],
    ['a member of all centres without it', member({ centreId: null }), false],
    ['an admin of all centres', member({ centreId: null, isAdmin: true }), true],
    ['a member of one centre', member(rights), false],
    ['an admin of one centre', member({ isAdmin: true }), false],
    ['a super admin', member({ isSuperAdmin: true }), true],
    ['an inactive member', member({ centreId: null, isActive: false, ...rights }), false],
  ])('for %s, returns %s', (_, of, may) => {
    expect(mayEditCatalog(of, 'suppliers')).toBe(may)
  })
})
