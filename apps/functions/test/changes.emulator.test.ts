import { type Adapters, systemClock } from '@org/api'
import { memoryAdapters } from '@org/api/memory'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeDocumentOf, type ChangeDocument } from '../src/changes/change-document.ts'
import { followChanges } from '../src/host/follow-changes.ts'
import { firestoreRepositories } from '../src/repositories/firestore-repositories.ts'
import { emptyDatabase } from './emulated-firestore.ts'

const organisationId = 'o'
const times = { created_at: 1, updated_at: 1 }

describe('the changes of an organisation', () => {
  let db: Firestore
  let adapters: Adapters

  beforeAll(() => {
    db = emptyDatabase().open()
    const repositories = firestoreRepositories(db)
    adapters = memoryAdapters(undefined, { clock: systemClock, repositories })
  })
  afterAll(() => db.terminate())

  const scoped = () => adapters.repositories.within({ organisationId })
  const stored = async () =>
    ((await changeDocumentOf(db, organisationId).get()).data() ?? {}) as Partial<ChangeDocument>
  const addCategory = (name: string) =>
    scoped().stock.categories.insert({ id: name, name, is_archived: false, ...times })

  /** Adds a stock user with a session, and returns its token. */
  async function addUser(id: string): Promise<string> {
    const { repositories, secrets, clock } = adapters
    const now = clock.now()
    await db
      .collection('accounts')
      .doc(id)
      .set({
        id,
        organisation_id: organisationId,
        product: 'stock',
        role: 'member',
        team_id: null,
        email: `${id}@cabinet.example`,
      })
    const person = {
      organisation_id: organisationId,
      is_active: true,
      centre_id: null,
      revision: 1,
    }
    await db
      .collection('stock_members')
      .doc(id)
      .set({ id, ...person })
    const token = secrets.random(32)
    await repositories.tokens.insert({
      hash: await secrets.sha256(token),
      id: secrets.id(),
      user_id: id,
      organisation_id: organisationId,
      product: 'stock',
      opened_by: null,
      device: '',
      created_at: now,
      used_at: now,
    } as never)
    return token
  }

  const follow = (token: string, uid: string, product: 'stock' | 'coaching' = 'stock') =>
    followChanges(adapters, db, { token, uid, product })

  it('count each committed transaction once for each table', async () => {
    await addCategory('Gants')
    await adapters.repositories.transaction(async (inside) => {
      const { categories } = inside.within({ organisationId }).stock
      await categories.update('Gants', { name: 'Gants fins' })
      await categories.insert({ id: 'Soins', name: 'Soins', is_archived: false, ...times })
    })
    expect((await stored()).tables).toEqual({ categories: 2 })
  })

  it('count nothing for a transaction that fails', async () => {
    const { tables } = await stored()
    const failed = adapters.repositories.transaction(async (inside) => {
      const { categories } = inside.within({ organisationId }).stock
      await categories.insert({ id: 'Fil', name: 'Fil', is_archived: false, ...times })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect((await stored()).tables).toEqual(tables)
  })

  it('count every change when many are made concurrently', async () => {
    const former = (await stored()).tables?.categories ?? 0
    await Promise.all(Array.from({ length: 20 }, (_, index) => addCategory(`Famille ${index}`)))
    expect((await stored()).tables?.categories).toBe(former + 20)
  })

  it('may be read by somebody with a session, until the access ends', async () => {
    const token = await addUser('camille')
    expect(await follow(token, 'uid-camille')).toEqual({
      organisation: organisationId,
      tables: (await stored()).tables,
    })
    expect((await stored()).readers).toEqual({ camille: 'uid-camille' })
    expect((await stored()).tables).toBeDefined()
    const { updateTime } = await changeDocumentOf(db, organisationId).get()
    expect(await follow(token, 'uid-camille')).not.toBeNull()
    expect((await changeDocumentOf(db, organisationId).get()).updateTime).toEqual(updateTime)
    // The person may have a new account at the identity service, with another uid.
    await follow(token, 'uid-camille-2')
    expect((await stored()).readers).toEqual({ camille: 'uid-camille-2' })

    await adapters.repositories.transaction(async (inside) => {
      await inside.within({ organisationId }).stock.members.update('camille', { is_active: false })
      await inside.tokens.removeOfUser('camille')
    })
    expect((await stored()).readers).toEqual({})
    expect(await follow(token, 'uid-camille')).toBeNull()
    expect((await stored()).readers).toEqual({})
  })

  it('cannot be read without a session, or with a session of another product', async () => {
    const token = await addUser('dominique')
    expect(await follow('unknown', 'uid')).toBeNull()
    expect(await follow(token, 'uid', 'coaching')).toBeNull()
    expect((await stored()).readers).toEqual({})
  })

  it('lose a reader when the account of that reader is removed', async () => {
    const token = await addUser('eliott')
    await follow(token, 'uid-eliott')
    await scoped().users.remove('eliott')
    expect((await stored()).readers).toEqual({})
  })
})
