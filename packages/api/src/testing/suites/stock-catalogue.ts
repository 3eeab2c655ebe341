import { describe, expect, it } from 'vitest'
import { askCode } from '../codes.ts'
import { browserOf, clientOf, refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { freshEmail, type Person } from '../world.ts'
import { addMember, freshCode, makeStockWorld, type StockWorld } from '../stock/stock-world.ts'

const address = '4 place Bellecour, 69002 Lyon'

const productOf = ({ categoryId, supplierId }: StockWorld, name: string, code = freshCode()) => ({
  name,
  categoryId,
  supplierId,
  supplierRef: 'REF',
  code,
})

export function stockCatalogueSuite(host: () => ContractHost): void {
  const browserAtStock = () => browserOf(host(), undefined, 'stock')

  it('makes the person who opens an organisation its super admin', async () => {
    const email = freshEmail('fondatrice')
    const browser = browserAtStock()
    const code = await askCode(host(), email, browser)
    const result = await browser.call('loginMagicLink', {
      query: { email, code },
    })

    const client = clientOf(host(), result.payload?.access_token ?? null, 'stock')
    const me = await client.call('getStockUser', { path: { id: 'me' } })

    expect(me).toMatchObject({ email, isSuperAdmin: true, isActive: true, centreId: null })
  })

  describe('centres', () => {
    it('[3.3.01] [3.9.01] have a name, an address and an ordering hour, which is unset by default', async () => {
      const { superAdmin } = await makeStockWorld(host())
      const { client } = superAdmin
      const centre = await client.call('createCentre', { body: { name: 'Paris 11', address } })
      const path = { id: centre.id }
      const saved = await client.call('updateCentre', { path, body: { create_cmd_hour: 23 } })

      expect(centre).toMatchObject({ name: 'Paris 11', address, create_cmd_hour: null })
      expect(saved.create_cmd_hour).toBe(23)
      for (const create_cmd_hour of [24, -1, 7.5]) {
        const call = client.call('updateCentre', { path, body: { create_cmd_hour } })
        expect(await refusal(call)).toMatchObject({ type: 'VALIDATION' })
      }
    })

    it('are found by the beginning of their name, regardless of case and accents', async () => {
      const { superAdmin } = await makeStockWorld(host())
      const { client } = superAdmin
      for (const name of ['Épernay', 'Évreux', 'Le Pecq']) {
        await client.call('createCentre', { body: { name, address } })
      }
      const found = async (search: string) =>
        (await client.call('listCentres', { query: { filter: { search } } })).data.map(
          ({ name }) => name,
        )

      expect(await found(' éP ')).toEqual(['Épernay'])
      expect(await found('E')).toEqual(['Épernay', 'Évreux'])
      expect(await found('pecq')).toEqual([])
      expect(await found('le p')).toEqual(['Le Pecq'])
    })

    it('have unique names, regardless of case and accents', async () => {
      const { superAdmin } = await makeStockWorld(host())
      const body = { name: ' LYON béllecour', address }
      expect(await refusal(superAdmin.client.call('createCentre', { body }))).toMatchObject({
        type: 'DUPLICATE',
        message: 'Ce nom est déjà utilisé',
      })
    })

    it('reject a change based on an older revision, and return the current centre', async () => {
      const { superAdmin, centreId } = await makeStockWorld(host())
      const { client } = superAdmin
      const path = { id: centreId }
      const { revision } = await client.call('getCentre', { path })
      await client.call('updateCentre', { path, body: { name: 'Lyon 2' } })
      const late = client.call('updateCentre', { path, body: { address } }, { ifMatch: revision })
      expect(await refusal(late)).toMatchObject({
        type: 'STALE',
        payload: { current: { name: 'Lyon 2' } },
      })
    })
  })

  it('[3.3.03] stores a client number for each supplier and centre', async () => {
    const { superAdmin, supplierId, centreId, otherCentreId } = await makeStockWorld(host())
    const { client } = superAdmin
    const at = (centre: string) => ({ path: { id: supplierId, centreId: centre } })
    await client.call('saveSupplierCentreData', { ...at(centreId), body: { clientNumber: 'C-1' } })
    const body = { clientNumber: 'C-2' }
    const saved = await client.call('saveSupplierCentreData', { ...at(otherCentreId), body })

    expect(await client.call('getSupplierCentreData', at(centreId))).toMatchObject({
      clientNumber: 'C-1',
      metadata: { updatedAt: host().clock.now() },
    })
    const again = await client.call('saveSupplierCentreData', {
      ...at(otherCentreId),
      body: { clientNumber: 'C-3' },
    })
    expect(again.revision).toBe(saved.revision + 1)
    const suppliers = await client.call('listSuppliers', { query: { centreId: otherCentreId } })
    expect(suppliers.data).toMatchObject([{ name: 'Dentalys', clientNumber: 'C-3' }])
    expect((await client.call('listSuppliers')).data[0]?.clientNumber).toBeNull()
  })

  describe('products', () => {
    it('[3.3.05] [3.5.02] store the fields of a product, with one unit per box by default', async () => {
      const world = await makeStockWorld(host())
      const { client } = world.superAdmin
      const body = { ...productOf(world, 'Masques FFP2'), needOrdonnance: true }
      const product = await client.call('createProduct', { body })
      const now = host().clock.now()
      expect(product).toMatchObject({
        ...body,
        conditionnement: 1,
        metadata: { createdAt: now, updatedAt: now },
      })
    })

    it.each(['name', 'categoryId', 'code', 'supplierId', 'supplierRef'])(
      '[3.5.01] require a %s',
      async (field) => {
        const world = await makeStockWorld(host())
        const body = { ...productOf(world, 'Masques'), [field]: '' }
        const error = await refusal(world.superAdmin.client.call('createProduct', { body }))
        expect(error).toMatchObject({ type: 'VALIDATION' })
      },
    )

    it('are found by each of their codes, even in another notation, with the units that a scan adds', async () => {
      const world = await makeStockWorld(host())
      const { client } = world.superAdmin
      const codes = [{ code: '3 400930 000021'.replaceAll(' ', ''), units: 50 }]
      const body = { ...productOf(world, 'Sérum'), codes }
      const { id, codes: shown } = await client.call('createProduct', { body })
      expect(shown).toEqual(codes)
      const found = async (code: string) => {
        const answer = await client.call('findProduct', { query: { code } })
        return [answer.product.id, answer.code.units]
      }

      expect(await found(body.code.toLowerCase())).toEqual([id, 1])
      expect(await found(codes[0]?.code ?? '')).toEqual([id, 50])
      expect(await found(`0${codes[0]?.code ?? ''}`)).toEqual([id, 50])
      const unknown = client.call('findProduct', { query: { code: '4006381333931' } })
      expect(await refusal(unknown)).toMatchObject({ type: 'NOT_FOUND' })
    })

    it('cannot share a code, and the error names the product that has it', async () => {
      const world = await makeStockWorld(host())
      const { client } = world.superAdmin
      const stranger = await makeStockWorld(host())
      const body = productOf(world, 'Gants bis', world.code.toLowerCase())
      const taken = { type: 'CODE_TAKEN', payload: { field: 'code', code: world.code } }

      const error = await refusal(client.call('createProduct', { body }))

      expect(error).toMatchObject(taken)
      expect(error.message).toContain('Gants nitrile M')
      const codes = [{ code: world.code, units: 10 }]
      const second = await client.call('createProduct', { body: productOf(world, 'Gants ter') })
      const late = client.call('updateProduct', { path: { id: second.id }, body: { codes } })
      const further = { ...taken, payload: { field: 'codes.0.code', code: world.code } }
      expect(await refusal(late)).toMatchObject(further)
      const both = [
        { code: 'DEUX', units: 1 },
        { code: 'deux', units: 2 },
      ]
      const twice = { ...productOf(world, 'Deux fois'), codes: both }
      expect(await refusal(client.call('createProduct', { body: twice }))).toMatchObject({
        type: 'CODE_TAKEN',
        message: 'Le code DEUX est indiqué deux fois',
        payload: { field: 'codes.1.code', code: 'DEUX' },
      })
      const elsewhere = { body: { ...productOf(stranger, 'Gants'), code: world.code } }
      expect(await stranger.superAdmin.client.call('createProduct', elsewhere)).toMatchObject({
        code: world.code,
      })
    })

    it('keep their additional codes in an edit without a list of codes, and lose those that a new list omits', async () => {
      const world = await makeStockWorld(host())
      const { client } = world.superAdmin
      const path = { id: world.productId }
      const further = { code: freshCode(), units: 100 }
      await client.call('updateProduct', { path, body: { codes: [further] } })
      const renamed = await client.call('updateProduct', { path, body: { code: freshCode() } })
      expect(renamed.codes).toEqual([further])
      const old = client.call('findProduct', { query: { code: world.code } })
      expect(await refusal(old)).toMatchObject({ type: 'NOT_FOUND' })
      const cleared = await client.call('updateProduct', { path, body: { codes: [] } })
      expect(cleared).toMatchObject({ codes: [], code: renamed.code })
    })

    it('[3.3.07] [3.5.03] have thresholds for each centre, which must be whole numbers', async () => {
      const { superAdmin, productId, centreId, otherCentreId } = await makeStockWorld(host())
      const { client } = superAdmin
      const path = { id: productId, centreId }
      const body = { qtyTriggerOrder: 20, qtyMinInStock: 50 }
      await client.call('saveProductCentreData', { path, body })

      expect(await client.call('getProductCentreData', { path })).toMatchObject(body)
      const other = client.call('getProductCentreData', {
        path: { ...path, centreId: otherCentreId },
      })
      expect(await refusal(other)).toMatchObject({ type: 'NOT_FOUND' })
      for (const qtyMinInStock of [1.5, -1]) {
        const call = client.call('saveProductCentreData', {
          path,
          body: { ...body, qtyMinInStock },
        })
        expect(await refusal(call)).toMatchObject({ type: 'VALIDATION' })
      }
    })
  })

  describe('users', () => {
    it('[3.8.03] have an email that is unique within the organisation', async () => {
      const world = await makeStockWorld(host())
      const stranger = await makeStockWorld(host())
      const { email } = await addMember(world)
      const body = { email, displayName: 'Encore' }
      expect(
        await refusal(world.superAdmin.client.call('createStockUser', { body })),
      ).toMatchObject({
        type: 'EMAIL_TAKEN',
        message: 'Un utilisateur avec cet email existe déjà',
        payload: { field: 'email' },
      })
      expect(await stranger.superAdmin.client.call('createStockUser', { body })).toMatchObject(body)
    })

    it('sign in with a code, to the organisation that added them', async () => {
      const world = await makeStockWorld(host())
      const { email, id } = await addMember(world, { permissions: ['stock'] })
      const browser = browserAtStock()
      const code = await askCode(host(), email, browser)
      const result = await browser.call('loginMagicLink', {
        query: { email, code },
      })
      expect(result).toMatchObject({
        success: true,
        payload: { action: 'login', user_id: id, organisation_id: world.organisationId },
      })
    })

    it('are signed out at once when they are deactivated, and cannot sign in again', async () => {
      const world = await makeStockWorld(host())
      const person = await addMember(world)
      const path = { id: person.id }
      await world.superAdmin.client.call('updateStockUser', { path, body: { isActive: false } })

      const error = await refusal(person.client.call('listCentres'))
      expect(error).toMatchObject({ type: 'NOT_SIGNED_IN' })
      const browser = browserAtStock()
      const code = await askCode(host(), person.email, browser)
      const { email } = person
      const again = await browser.call('loginMagicLink', { query: { email, code } })
      expect(again).toMatchObject({ success: false, type: 'ACCOUNT_INACTIVE' })
    })

    it('cannot see or open their deactivated account in another organisation', async () => {
      const world = await makeStockWorld(host())
      const person = await addMember(await makeStockWorld(host()))
      const body = { email: person.email, displayName: 'Zoé Martin' }
      const twin = await world.superAdmin.client.call('createStockUser', { body })
      const activate = (isActive: boolean) =>
        world.superAdmin.client.call('updateStockUser', {
          path: { id: twin.id },
          body: { isActive },
        })
      const openTwin = () =>
        person.client.call('loginOtherAccount', { query: { account_id: twin.id } })

      await activate(false)
      expect(await refusal(openTwin())).toMatchObject({ type: 'NOT_FOUND' })
      const { accounts } = host().adapters.repositories
      expect(await accounts.others(person.id, person.id)).toEqual([])

      await activate(true)
      expect((await openTwin()).payload).toMatchObject({ user_id: twin.id })
    })

    it('cannot deactivate or demote their last super admin', async () => {
      const world = await makeStockWorld(host())
      const { client, id } = world.superAdmin
      for (const body of [{ isActive: false }, { isSuperAdmin: false }]) {
        const call = client.call('updateStockUser', { path: { id }, body })
        expect(await refusal(call)).toMatchObject({ type: 'LAST_SUPER_ADMIN' })
      }
    })

    it('keep a super admin when two of them deactivate each other at the same time', async () => {
      const pair = async () => {
        const world = await makeStockWorld(host())
        const other = await addMember(world)
        const path = { id: other.id }
        const body = { isSuperAdmin: true }
        await world.superAdmin.client.call('updateStockUser', { path, body })
        return [world.superAdmin, other] as const
      }
      const deactivate = ({ client }: Person, { id }: Person) =>
        client.call('updateStockUser', { path: { id }, body: { isActive: false } })
      // Several pairs, because the two calls of a single pair may not overlap.
      const pairs = await Promise.all(Array.from({ length: 8 }, pair))

      const results = await Promise.all(
        pairs.map(([one, other]) =>
          Promise.allSettled([deactivate(one, other), deactivate(other, one)]),
        ),
      )

      for (const both of results) {
        expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      }
    })

    it('can only give permissions that they have themselves', async () => {
      const world = await makeStockWorld(host())
      const { centreId } = world
      const giver = await addMember(world, {
        centreId,
        permissions: ['users', 'user_edit', 'stock'],
      })
      const target = await addMember(world, { centreId })
      const give = (permission: 'stock' | 'commands') =>
        giver.client.call('updateStockUser', {
          path: { id: target.id },
          body: { permissions: [permission] },
        })
      expect((await give('stock')).permissions).toEqual(['stock'])
      expect(await refusal(give('commands'))).toMatchObject({ type: 'FORBIDDEN' })
    })
  })

  it('lists the users and practitioners of a centre, or all of them', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, otherCentreId } = world
    const [here, there] = [
      await addMember(world, { centreId }),
      await addMember(world, { centreId: otherCentreId }),
    ]
    for (const id of [centreId, otherCentreId]) {
      const body = { name: 'Dr Amel Haddad', centreId: id }
      await superAdmin.client.call('createPraticien', { body })
    }
    const users = await superAdmin.client.call('listStockUsers', { query: { centreId } })
    const all = await superAdmin.client.call('listStockUsers')
    const praticiens = await superAdmin.client.call('listPraticiens', { query: { centreId } })

    expect(users.data.map(({ id }) => id)).toEqual([here.id])
    expect(all.data.map(({ id }) => id).toSorted()).toEqual(
      [superAdmin.id, here.id, there.id].toSorted(),
    )
    expect(praticiens.data.map((row) => row.centreId)).toEqual([centreId])
    expect((await superAdmin.client.call('listPraticiens')).total).toBe(2)
  })
}
