import { expect, it } from 'vitest'
import { freshEmail, makeGroup } from './stock-group.ts'
import type { StockPortsHost } from './stock-ports-host.ts'

const displayNames = ({ data }: { data: { displayName: string }[] }) =>
  data.map(({ displayName }) => displayName)

export function peopleSuite(host: () => StockPortsHost): void {
  it('[3.7.10] lists the users of all centres and of one centre, reads a user by id, and saves changes', async () => {
    const { ports, centre, otherCentre } = await makeGroup(host())
    const add = (displayName: string, centreId: string) =>
      ports.users.save({ email: freshEmail(), displayName, centreId })
    const zoe = await add('Zoé Martin', centre.id)
    await add('Karim Haddad', otherCentre.id)

    const saved = await ports.users.save({ id: zoe.id, permissions: ['stock'] })

    expect(saved).toMatchObject({ displayName: 'Zoé Martin', permissions: ['stock'] })
    expect(await ports.users.get(zoe.id)).toEqual(saved)
    expect(await ports.users.get('me')).toMatchObject({ isSuperAdmin: true })
    expect((await ports.users.getAll()).total).toBe(3)
    const ofCentre = await ports.users.getAllFromCentre(centre.id)
    expect(displayNames(ofCentre)).toEqual(['Zoé Martin'])
    const search = await ports.users.getAll({ search: 'ka' })
    expect(displayNames(search)).toEqual(['Karim Haddad'])
    const same = ports.users.save({ email: zoe.email, displayName: 'Zoé' })
    await expect(same).rejects.toMatchObject({ type: 'EMAIL_TAKEN' })
  })

  it('[3.7.11] lists the practitioners whom a user may see at a centre, reads one, and saves changes', async () => {
    const { ports, centre, otherCentre } = await makeGroup(host())
    const admin = await ports.users.get('me')
    const haddad = await ports.praticiens.save({ name: 'Dr Haddad', centreId: centre.id })
    const morel = await ports.praticiens.save({ name: 'Dr Morel', centreId: otherCentre.id })

    const saved = await ports.praticiens.save({ id: haddad.id, name: 'Dr Amel Haddad' })

    expect(await ports.praticiens.get(haddad.id)).toEqual(saved)
    expect((await ports.praticiens.getAll(admin, centre.id)).data).toEqual([saved])
    expect((await ports.praticiens.getAll(admin, null)).total).toBe(2)
    const ofUser = await ports.praticiens.getAll({ centreId: otherCentre.id }, null)
    expect(ofUser.data).toEqual([morel])
  })

  it('[3.7.11] shows a user of one centre only the practitioners of that centre', async () => {
    const { ports, centre, otherCentre } = await makeGroup(host())
    const email = freshEmail()
    const permissions = ['praticiens' as const]
    const person = { email, displayName: 'Zoé Martin', centreId: centre.id, permissions }
    const user = await ports.users.save(person)
    const haddad = await ports.praticiens.save({ name: 'Dr Haddad', centreId: centre.id })
    await ports.praticiens.save({ name: 'Dr Morel', centreId: otherCentre.id })

    const { praticiens } = await host().signIn(email)

    expect((await praticiens.getAll(user, null)).data).toEqual([haddad])
    const elsewhere = praticiens.getAll(user, otherCentre.id)
    await expect(elsewhere).rejects.toMatchObject({ type: 'NOT_FOUND' })
  })

  it('counts what deleting the group would delete, and deletes it only by its name', async () => {
    const { ports } = await makeGroup(host())
    const { name, ...counts } = await ports.group.previewDeletion()
    expect(counts).toMatchObject({ users: 1, centres: 2, suppliers: 1, products: 1 })
    const wrong = ports.group.delete(`${name} 2`)
    await expect(wrong).rejects.toMatchObject({ name: 'ApiError', type: 'WRONG_NAME' })

    await ports.group.delete(name)

    await expect(ports.users.get('me')).rejects.toMatchObject({ type: 'NOT_SIGNED_IN' })
  })
}
