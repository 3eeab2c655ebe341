import { expect, it } from 'vitest'
import type { Operation } from '../contract/operation.ts'
import { operations, type OperationId } from '../contract/operations.ts'
import { request } from './http.ts'
import type { ContractHost } from './host.ts'
import { type TextField, textFieldsOf, withValueAt } from './text-fields.ts'

/** Strings that the database cannot store. */
const unstorable = ['a\0b', 'a\ud83d']
/** A text that is too long for every field. */
const endless = 'x'.repeat(600_000)

interface Sent {
  path: string
  init: RequestInit
}

/** What `textTests` needs to test the texts of a product's calls. */
export interface TextTests<Id extends OperationId, World> {
  ids: readonly Id[]
  /**
   * The number of text fields in all bodies must be greater than this, so that the test notices if
   * fields are overlooked.
   */
  moreThan: number
  makeWorld: () => Promise<World>
  /** Creates a valid request for a call. */
  requestOf: (world: World, id: Id) => Promise<Sent>
  /** Returns the host to call, and the token of a caller who may make the call. */
  callerOf: (world: World, id: Id) => { host: ContractHost; token: string }
  /** Elements for arrays that are empty in the valid requests. */
  elements: Readonly<Record<string, object>>
}

/** Returns a copy of a valid request, with this text in one field of its body. */
function withText(
  { path, init }: Sent,
  field: TextField,
  text: string,
  elements: Readonly<Record<string, object>>,
): Sent {
  const [key = ''] = field.path
  const element = elements[key]
  const sent: unknown = JSON.parse(typeof init.body === 'string' ? init.body : '{}')
  const body = element ? withValueAt(sent, [key, '0'], element) : sent
  return { path, init: { ...init, body: JSON.stringify(withValueAt(body, field.path, text)) } }
}

const withQuery = ({ path, init }: Sent, name: string, text: string): Sent => {
  const [address = '', query] = path.split('?')
  const params = new URLSearchParams(query)
  params.set(name, text)
  return { path: `${address}?${params}`, init }
}

/**
 * Returns requests with a null character in each parameter of the path and query, and in each field
 * of the filter, and requests with a long id in each parameter of the path.
 */
function* wrongAddresses(id: OperationId, sent: Sent): Generator<[string, Sent]> {
  const { path, query, list }: Operation = operations[id]
  const [address = ''] = sent.path.split('?')
  for (const [at, part] of path.split('/').entries()) {
    if (!part.startsWith('{')) continue
    const parts = address.split('/')
    for (const text of ['a%00b', 'x'.repeat(501)]) {
      parts[at] = text
      yield [part.slice(1, -1), { ...sent, path: sent.path.replace(address, parts.join('/')) }]
    }
  }
  for (const field of textFieldsOf(query)) {
    yield [field.path.join('.'), withQuery(sent, field.path.join('.'), 'a\0b')]
  }
  if (!list) return
  for (const filter of [{ search: 'a\0b' }, ...list.where.map((name) => whereOf(name))]) {
    const [name = ''] = Object.keys('where' in filter ? filter.where : filter)
    yield [name, withQuery(sent, 'filter', JSON.stringify(filter))]
  }
}

const whereOf = (name: string) => ({ where: { [name]: 'a\0b' } })

/** Returns the calls whose bodies have text fields. */
function bodiesOf<Id extends OperationId>(ids: readonly Id[]) {
  return ids.flatMap((id) => {
    const { body }: Operation = operations[id]
    const fields = textFieldsOf(body)
    return fields.length === 0 ? [] : [{ id, fields }]
  })
}

/** Sends a request, and returns its status and error. */
async function send({ host, token }: { host: ContractHost; token: string }, { path, init }: Sent) {
  const response = await request(host, path, { ...init, token })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const { type, message } = (isJson ? JSON.parse(text) : {}) as { type?: string; message?: string }
  return { status: response.status, type, message }
}

/** Declares the tests that the longest texts in the calls of a product can be stored. */
export function longTextTests<Id extends OperationId, World>({
  ids,
  makeWorld,
  requestOf,
  callerOf,
  elements,
}: TextTests<Id, World>): void {
  it.each(bodiesOf(ids))(
    'does not fail with a server error at the maximum lengths of $id',
    async ({ id, fields }) => {
      const world = await makeWorld()
      for (const field of fields.filter(({ max }) => max !== undefined)) {
        const text = 'é'.repeat(field.max ?? 0)
        const sent = withText(await requestOf(world, id), field, text, elements)
        const answer = await send(callerOf(world, id), sent)
        // Status 501 is no failure here: the host is not configured for the call, whatever the
        // text.
        const isFailure = answer.status >= 500 && answer.status !== 501
        expect(isFailure, `${field.path.join('.')}: ${JSON.stringify(answer)}`).toBe(false)
      }
    },
  )
}

/** Declares the tests of texts that the calls of a product reject before they use the database. */
export function rejectedTextTests<Id extends OperationId, World>({
  ids,
  moreThan,
  makeWorld,
  requestOf,
  callerOf,
  elements,
}: TextTests<Id, World>): void {
  const bodyCases = bodiesOf(ids)

  it('finds more text fields in the request bodies than `moreThan`', () => {
    expect(bodyCases.flatMap(({ fields }) => fields).length).toBeGreaterThan(moreThan)
  })

  it.each(bodyCases)(
    'rejects texts in $id that are too long or unstorable',
    async ({ id, fields }) => {
      const world = await makeWorld()
      const sent = await requestOf(world, id)
      for (const field of fields) {
        const name = field.path.join('.')
        for (const text of [...unstorable, endless, 'x'.repeat((field.max ?? 199_999) + 1)]) {
          const answer = await send(callerOf(world, id), withText(sent, field, text, elements))
          const label = `${name} with ${text.length} characters: ${JSON.stringify(answer)}`
          expect(answer, label).toMatchObject({ status: 400, type: 'VALIDATION' })
          expect(answer.message, label).toContain(`${name} must be `)
        }
      }
    },
  )

  it.each(ids)('rejects null characters and long ids in the address of %s', async (id) => {
    const world = await makeWorld()
    for (const [name, sent] of wrongAddresses(id, await requestOf(world, id))) {
      const answer = await send(callerOf(world, id), sent)
      const label = `${name}: ${JSON.stringify(answer)}`
      expect(answer, label).toMatchObject({ status: 400, type: 'VALIDATION' })
      expect(answer.message, label).toContain(`${name} must be `)
    }
  })
}
