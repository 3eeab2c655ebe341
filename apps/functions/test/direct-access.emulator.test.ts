import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesCollection } from '../src/changes/change-document.ts'
import { collections } from './collections.ts'
import { emptyDatabase, emulator } from './emulated-firestore.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An ID token as the Auth emulator issues it: unsigned, which the Firestore emulator accepts. */
const idTokenOf = (uid: string, projectId: string) =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode({
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    exp: Math.floor(Date.now() / 1000) + 3600,
    email: 'camille@atelier.example',
    email_verified: true,
  })}.`

const fields = { organisation_id: { stringValue: 'o' }, owner_id: { stringValue: 'camille' } }

describe('direct access to the documents of the functions', () => {
  let db: Firestore
  let root: string
  let token: string

  beforeAll(() => {
    const { projectId, open } = emptyDatabase()
    db = open()
    root = `http://${emulator}/v1/projects/${projectId}/databases/(default)/documents`
    token = idTokenOf('camille', projectId)
  })
  afterAll(() => db.terminate())

  /** Calls Firestore's REST interface as a signed-in person, or as nobody; returns the status. */
  async function ask(
    method: string,
    path: string,
    isSignedIn: boolean,
    body: object = { fields },
  ): Promise<number> {
    const response = await fetch(`${root}${path.startsWith(':') ? '' : '/'}${path}`, {
      method,
      headers: isSignedIn ? { Authorization: `Bearer ${token}` } : {},
      ...(['POST', 'PATCH'].includes(method) && { body: JSON.stringify(body) }),
    })
    await response.arrayBuffer()
    return response.status
  }

  /**
   * Queries the documents of a top-level collection or, with `allDescendants`, of every collection
   * with that name.
   */
  const query = (collectionId: string, isSignedIn: boolean, allDescendants = false) =>
    ask('POST', ':runQuery', isSignedIn, {
      structuredQuery: { from: [{ collectionId, allDescendants }] },
    })

  /** Writes a document by one of the calls that a web SDK uses. */
  const write = (call: 'commit' | 'batchWrite', path: string, isSignedIn: boolean) => {
    const name = `${root.slice(root.indexOf('projects/'))}/${path}`
    return ask('POST', `:${call}`, isSignedIn, { writes: [{ update: { name, fields } }] })
  }

  it('lets only the owner access a personal document', async () => {
    expect(await ask('PATCH', 'users/camille', true)).toBe(200)
    expect(await ask('GET', 'users/camille', true)).toBe(200)
    expect(await ask('GET', 'users/camille', false)).toBe(403)
  })

  it.each([
    ['reading that of another', 'GET', 'users/another', true],
    ['writing that of another', 'PATCH', 'users/another', true],
    ['deleting that of another', 'DELETE', 'users/another', true],
    ['listing all', 'GET', 'users', true],
    ['writing as nobody', 'PATCH', 'users/camille', false],
    ['deleting as nobody', 'DELETE', 'users/camille', false],
    ['creating one as nobody', 'POST', 'users?documentId=new', false],
    ['reading below one’s own', 'GET', 'users/camille/notes/1', true],
    ['writing below one’s own', 'PATCH', 'users/camille/notes/1', true],
    ['reading from an unlisted collection', 'GET', 'unlisted/camille', true],
    ['writing to an unlisted collection', 'PATCH', 'unlisted/camille', true],
  ] as const)(
    'is denied for personal documents: %s, with %s /%s',
    async (_, method, path, isSignedIn) => {
      await db.doc('users/another').set({ name: 'Dominique' })
      await db.doc('users/camille').set({ name: 'Camille' })
      expect(await ask(method, path, isSignedIn)).toBe(403)
      const stored = await db.collection('users').get()
      expect(stored.docs.map((one) => one.get('name'))).toEqual(['Dominique', 'Camille'])
    },
  )

  it('rejects queries of personal documents, and writes to documents of other people', async () => {
    expect(await query('users', true)).toBe(403)
    expect(await query('users', true, true)).toBe(403)
    expect(await write('commit', 'users/another', true)).toBe(403)
    expect(await write('commit', 'users/camille', true)).toBe(200)
    expect(await write('commit', 'users/camille', false)).toBe(403)
    expect(await write('batchWrite', 'users/another', true)).toBe(403)
  })

  describe('to the changes of an organisation', () => {
    const readers = { a1: 'camille', a2: 'dominique' }
    beforeAll(async () => {
      const changes = db.collection(changesCollection)
      await changes.doc('own').set({ tables: { products: 1 }, readers })
      await changes.doc('ended').set({ tables: { products: 1 }, readers: { a2: 'dominique' } })
      // Here the uid equals the id of an account and of the organisation, which gives no access.
      await changes.doc('camille').set({ tables: {}, readers: { camille: 'dominique' } })
      await changes.doc('unread').set({ tables: { products: 1 } })
    })

    it.each([
      ['a reader', 'GET', 'own', true, 200],
      ['nobody', 'GET', 'own', false, 403],
      ['somebody whose access has ended', 'GET', 'ended', true, 403],
      ['somebody whose uid is the id of an account', 'GET', 'camille', true, 403],
      ['somebody before there are any readers', 'GET', 'unread', true, 403],
      ['somebody if the document does not exist', 'GET', 'missing', true, 403],
      ['a reader who lists all documents', 'GET', '', true, 403],
      ['a reader who writes', 'PATCH', 'own', true, 403],
      ['a reader who deletes', 'DELETE', 'own', true, 403],
      ['somebody who tries to become a reader', 'PATCH', 'ended', true, 403],
      ['somebody who tries to create a document', 'PATCH', 'missing', true, 403],
    ] as const)(
      'returns the expected status for %s: %s /%s',
      async (_, method, id, isSignedIn, status) => {
        expect(await ask(method, `${changesCollection}/${id}`.replace(/\/$/, ''), isSignedIn)).toBe(
          status,
        )
      },
    )
  })

  it.each(collections)('is denied for the collection %s', async (collection) => {
    await db
      .collection(collection)
      .doc('camille')
      .set({ organisation_id: 'o', owner_id: 'camille' })
    for (const isSignedIn of [true, false]) {
      const statuses = {
        get: await ask('GET', `${collection}/camille`, isSignedIn),
        list: await ask('GET', collection, isSignedIn),
        create: await ask('POST', `${collection}?documentId=new`, isSignedIn),
        update: await ask('PATCH', `${collection}/camille`, isSignedIn),
        delete: await ask('DELETE', `${collection}/camille`, isSignedIn),
        query: await query(collection, isSignedIn),
        groupQuery: await query(collection, isSignedIn, true),
        commit: await write('commit', `${collection}/camille`, isSignedIn),
        batch: await write('batchWrite', `${collection}/new`, isSignedIn),
      }
      expect(new Set(Object.values(statuses)), JSON.stringify(statuses)).toEqual(new Set([403]))
    }
    const stored = (await db.collection(collection).get()).docs.map(({ id }) => id)
    expect(stored.filter((id) => id === 'camille' || id === 'new')).toEqual(['camille'])
  })
})
