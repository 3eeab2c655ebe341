import { type NewMovement, orderDueCentres, type Repositories } from '@org/api'
import { memoryAdapters } from '@org/api/memory'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firestoreRepositories } from '../src/repositories/firestore-repositories.ts'
import { emptyDatabase } from './emulated-firestore.ts'

const timesOf = { is_archived: false, created_at: 1, updated_at: 1 }

/** Simulates two processes: each has its own connection and its own queue of transactions. */
describe('repositories on Firestore, in two processes', () => {
  let databases: Firestore[]
  let one: Repositories
  let other: Repositories
  let count = 0

  beforeAll(() => {
    const { open } = emptyDatabase()
    databases = [open(), open()]
    const [first, second] = databases.map(firestoreRepositories)
    if (!first || !second) throw new Error('Both processes need a database')
    one = first
    other = second
  })
  afterAll(() => Promise.all(databases.map((db) => db.terminate())))

  /**
   * Adds an organisation with a centre and a product, and returns its id, which is also the id of
   * the centre and the product.
   */
  async function newOrganisation(): Promise<string> {
    count += 1
    const id = `organisation${count}`
    const { stock } = one.within({ organisationId: id })
    await stock.centres.insert({
      id,
      name: 'Centre',
      address: '',
      create_cmd_hour: null,
      reply_to: '',
      ordered_on: '',
      ...timesOf,
    })
    await stock.categories.insert({ id, name: 'Soins', ...timesOf })
    await stock.suppliers.insert({ id, name: 'Pharma', code: '', email: 'a@b.fr', ...timesOf })
    await stock.products.insert({
      id,
      name: 'Sérum',
      category_id: id,
      code: '',
      supplier_id: id,
      supplier_ref: '',
      need_ordonnance: false,
      conditionnement: 1,
      photo: null,
      ...timesOf,
    })
    return id
  }

  const movement = (id: string, bookingId: string, qty: number): NewMovement => ({
    id: `${id} ${bookingId}`,
    booking_id: bookingId,
    centre_id: id,
    product_id: id,
    lot: '',
    expiry: '',
    qty,
    reason: 'counted',
    source_id: '',
    user_id: 'user',
    person: 'Camille',
    created_at: 1,
  })

  const book = (process: Repositories, id: string, bookingId: string, qty: number) =>
    process.transaction((inside) =>
      inside
        .within({ organisationId: id })
        .stock.ledger.book(bookingId, [movement(id, bookingId, qty)]),
    )

  it('never take more units than are in stock', async () => {
    const id = await newOrganisation()
    await book(one, id, 'reception', 3)
    const { ledger } = one.within({ organisationId: id }).stock

    const removals = await Promise.allSettled(
      [one, other, one, other].map((process, index) => book(process, id, `removal${index}`, -1)),
    )

    expect(removals.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await ledger.balances(id, [id])).toMatchObject([{ product_id: id, qty: 0 }])
    const { data, total } = await ledger.movements(id, id, { limit: 10, offset: 0 })
    expect(data.map(({ qty }) => qty)).toEqual([-1, -1, -1, 3])
    expect(total).toBe(4)
  }, 60_000)

  it('book a booking only once', async () => {
    const id = await newOrganisation()
    const booked = await Promise.all([book(one, id, 'same', 5), book(other, id, 'same', 5)])
    expect(booked.toSorted()).toEqual([false, true])
    const { ledger } = other.within({ organisationId: id }).stock
    expect(await ledger.balances(id, [id])).toMatchObject([{ qty: 5 }])
  }, 60_000)

  it('order a shortage only once', async () => {
    const organisationId = await newOrganisation()
    const { centres, commands, productCentres } = one.within({ organisationId }).stock
    const pair = { product_id: organisationId, centre_id: organisationId }
    const thresholds = { qty_trigger_order: 0, qty_min_in_stock: 5 }
    await productCentres.insert({
      id: `${organisationId}.${organisationId}`,
      ...pair,
      ...thresholds,
    })
    await centres.update(organisationId, { create_cmd_hour: 0 })

    await Promise.all(
      [one, other].map((repositories) =>
        orderDueCentres(memoryAdapters(undefined, { repositories })),
      ),
    )

    expect(await commands.all()).toMatchObject([
      { status: 'created', lines: [{ product_id: organisationId, qty: 5 }] },
    ])
  }, 60_000)

  it('let only one of two processes insert a product code, and accept the code again after its removal', async () => {
    const organisationId = await newOrganisation()
    const codesOf = (process: Repositories) => process.within({ organisationId }).stock.productCodes
    const code = (id: string) => ({
      id,
      product_id: organisationId,
      code: '3400930000021',
      units: 1,
      is_main: true,
    })

    const added = await Promise.allSettled([
      codesOf(one).insert(code('a')),
      codesOf(other).insert(code('b')),
    ])

    const refused = added.filter((result) => result.status === 'rejected')
    expect(refused).toMatchObject([{ reason: { name: 'DuplicateError', field: 'code' } }])
    const [kept] = await codesOf(one).all()
    await codesOf(one).remove(kept?.id ?? '')
    await expect(codesOf(other).insert(code('c'))).resolves.toMatchObject({ id: 'c' })
  }, 60_000)

  it('keep names unique regardless of case and accents, also after a rename', async () => {
    const organisationId = await newOrganisation()
    const { categories } = one.within({ organisationId }).stock
    await categories.insert({ id: `${organisationId}-other`, name: 'Gants', ...timesOf })
    const renamed = categories.update(`${organisationId}-other`, { name: ' SÔINS ' })
    await expect(renamed).rejects.toMatchObject({ name: 'DuplicateError', field: 'name' })
    await categories.update(organisationId, { name: 'Crèmes' })
    await expect(
      categories.update(`${organisationId}-other`, { name: ' SÔINS ' }),
    ).resolves.toMatchObject({ revision: 2 })
  })

  it('give an idempotency key to one of two requests', async () => {
    const claim = (process: Repositories, owner: string) =>
      process.idempotency.claim({ caller: 'user:1', key: 'k', owner }, 'print', 100, 60)
    const claims = await Promise.all([claim(one, 'a'), claim(other, 'b')])
    expect(claims.map(({ state }) => state).toSorted()).toEqual(['busy', 'claimed'])
  }, 60_000)

  it('give each due job to only one worker', async () => {
    const jobs = ['a', 'b', 'c'].map((key) => ({ key, kind: 'test', payload: {}, runAt: 100 }))
    expect(
      await one.jobs.add([...jobs, { key: 'late', kind: 'test', payload: {}, runAt: 200 }]),
    ).toHaveLength(4)
    const claims = await Promise.all([
      one.jobs.claim(100, 60, { single: 3, bulk: 0 }),
      other.jobs.claim(100, 60, { single: 3, bulk: 0 }),
    ])
    expect(
      claims
        .flat()
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(['a', 'b', 'c'])
    const [first] = claims.flat()
    if (!first) throw new Error('A worker should get a job')
    expect(await one.jobs.complete({ ...first, fence: first.fence + 1 })).toBe(false)
    expect(await one.jobs.complete(first)).toBe(true)
    expect(await other.jobs.add(jobs)).toEqual([])
  }, 60_000)

  it('read their own changes in a transaction, and drop the changes of a failed transaction', async () => {
    const id = await newOrganisation()
    const failing = one.transaction(async (inside) => {
      const { categories } = inside.within({ organisationId: id }).stock
      await categories.insert({ id: `${id}-new`, name: 'Gants', ...timesOf })
      await categories.update(id, { name: 'Autres' })
      expect((await categories.all()).map(({ name }) => name)).toEqual(['Autres', 'Gants'])
      throw new Error('halfway')
    })
    await expect(failing).rejects.toThrow('halfway')
    const { categories } = other.within({ organisationId: id }).stock
    expect((await categories.all()).map(({ name }) => name)).toEqual(['Soins'])
  })

  it('cannot read or change rows of another organisation', async () => {
    const [own, foreign] = [await newOrganisation(), await newOrganisation()]
    const { categories, products } = one.within({ organisationId: own }).stock
    expect(await categories.get(foreign)).toBeNull()
    expect(await categories.update(foreign, { name: 'Pris' })).toBeNull()
    expect(await categories.remove(foreign)).toBe(false)
    expect(await categories.all({ id: [own, foreign] })).toMatchObject([{ id: own }])
    await expect(products.update(own, { category_id: foreign })).rejects.toMatchObject({
      name: 'MissingReferenceError',
      field: 'category_id',
    })
  })
})
