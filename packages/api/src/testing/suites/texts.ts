import { expect, it } from 'vitest'
import * as z from 'zod'
import type { Operation } from '../../contract/operation.ts'
import { signatureOperationIds, operations } from '../../contract/operations.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { dataText, freshEmail, makeWorld, type World } from '../world.ts'

/** Strings that the database cannot store. */
const unstorable = ['a\0b', 'a\ud83d']

/** Valid values for the fields of a body or query that are not under test. */
const valid: Record<string, unknown> = {
  name: 'Ventes',
  email: 'zoe@atelier.example',
  code: '123456',
  id_token: 'x',
  token: 'x',
  state: 'x',
  account_id: 'x',
  first_name: 'Zoé',
  last_name: 'Barbier',
  position: 'Vendeuse',
  phone_number: '06 12 34 56 78',
  payment_method: 'pm_1',
  created: 3,
  rows: [{ email: 'zoe@atelier.example' }],
  words: 'ventes',
  role: 'admin',
  user_ids: ['x'],
}

interface Property {
  type?: string
  anyOf?: readonly { type?: string }[]
}

/** Lists the text fields of a schema, and its required fields. */
function fieldsOf(schema: z.ZodObject | undefined): { texts: string[]; required: string[] } {
  if (!schema) return { texts: [], required: [] }
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  const texts = Object.entries(properties as Record<string, Property>)
    .filter(([, { type, anyOf = [] }]) =>
      [type, ...anyOf.map((one) => one.type)].includes('string'),
    )
    .map(([name]) => name)
  return { texts, required }
}

const filled = (names: readonly string[], more: Record<string, unknown>) => ({
  ...Object.fromEntries(names.map((name) => [name, valid[name]])),
  ...more,
})

/** Returns the path of an operation, filled in with existing ids. */
function pathOf({ path, access }: Operation, world: World): string {
  const { organisationId, teamId, templateId, member } = world
  const [, kind = ''] = path.split('/')
  const ids: Record<string, string> = {
    organisation: organisationId,
    team: teamId,
    template: templateId,
  }
  return path.replace('{id}', access === 'public' ? member.id : (ids[kind] ?? member.id))
}

const cases = signatureOperationIds.flatMap((id) => {
  const operation: Operation = operations[id]
  return [
    ...fieldsOf(operation.body).texts.map((field) => ({ id, operation, part: 'body', field })),
    ...fieldsOf(operation.query).texts.map((field) => ({ id, operation, part: 'query', field })),
    ...['search', ...(operation.list?.where ?? [])]
      .filter(() => operation.list !== undefined)
      .map((field) => ({ id, operation, part: 'filter', field })),
    ...(operation.path.includes('{id}') ? [{ id, operation, part: 'path', field: 'id' }] : []),
    ...(operation.upload ? [{ id, operation, part: 'file', field: 'file.name' }] : []),
  ]
})

/** Sends a request with this string in the field under test. */
function requestWith(
  host: ContractHost,
  world: World,
  { operation, part, field }: (typeof cases)[number],
  text: string,
): Promise<Response> {
  const body = fieldsOf(operation.body)
  const query = new URLSearchParams()
  for (const name of fieldsOf(operation.query).required) query.set(name, String(valid[name]))
  if (part === 'query') query.set(field, text)
  if (part === 'filter') {
    const filter = field === 'search' ? { search: text } : { where: { [field]: text } }
    query.set('filter', JSON.stringify(filter))
  }
  const path =
    part === 'path'
      ? operation.path.replace('{id}', encodeURIComponent(text))
      : pathOf(operation, world)
  const form = new FormData()
  if (operation.upload) form.set('file', new File(['x'], part === 'file' ? text : 'x.png'))
  const json = filled(body.required, part === 'body' ? { [field]: text } : {})
  const content = operation.upload ? form : JSON.stringify(json)
  return request(host, `${path}?${query.toString()}`, {
    method: operation.method.toUpperCase(),
    token: world.admin.token,
    ...(['post', 'patch'].includes(operation.method) ? { body: content } : {}),
  })
}

export function textsSuite(host: () => ContractHost): void {
  it('tests more than 100 text fields of the contract', () => {
    expect(cases.length).toBeGreaterThan(100)
  })

  it('rejects unstorable characters in each text field, and names the field', async () => {
    const world = await makeWorld(host())
    for (const one of cases) {
      for (const text of unstorable) {
        // URLs and file names are sent as UTF-8, which cannot encode a lone surrogate.
        if (!text.isWellFormed() && ['path', 'query', 'file'].includes(one.part)) continue
        const label = `${one.id} ${one.part} ${one.field} ${JSON.stringify(text)}`
        const response = await requestWith(host(), world, one, text)
        const answer = (await response.json()) as { type: string; message: string }
        expect(response.status, `${label}: ${JSON.stringify(answer)}`).toBe(400)
        expect(answer.type, label).toBe('VALIDATION')
        const hint = `${label}: required fields need a value in \`valid\``
        expect(answer.message, hint).toContain(`${one.field} must be a `)
      }
    }
  }, 120_000)

  it('rejects unstorable characters inside a signature, even in unknown fields', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const create = async (signatureData: string) => {
      const response = await request(
        host(),
        `/organisation/${organisationId}/signature-templates`,
        {
          method: 'POST',
          token: admin.token,
          body: JSON.stringify({ name: 'Ventes', signatureData }),
        },
      )
      return { status: response.status, ...((await response.json()) as object) }
    }
    const message = (path: string) => ({
      status: 400,
      message: `signatureData.${path} must be a string without null characters and lone surrogates !`,
    })

    expect(await create(dataText({ firstName: 'Zoé\0' }))).toMatchObject(message('firstName'))
    expect(await create('{"firstName":"\\ud83d"}')).toMatchObject(message('firstName'))
    expect(await create('{"later":{"a\\u0000":1}}')).toMatchObject(message('later.a'))
    expect(await create('{"later":["\\udd8b"]}')).toMatchObject(message('later.0'))
  })

  it('keeps emoji, foreign scripts, invisible characters and markup unchanged', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const text = 'Zoé 🖋️ 名刺 \u200b𝒜 "\\" <&>'
    const path = { id: organisationId }

    const user = await admin.client.call('createUser', {
      path,
      body: { email: freshEmail('lettres'), first_name: text },
    })
    const template = await admin.client.call('createSignatureTemplate', {
      path,
      body: { name: text, signatureData: dataText({ firstName: text }) },
    })

    expect([user.first_name, template.name]).toEqual([text, text])
    expect(JSON.parse(template.signatureData)).toMatchObject({ firstName: text })
  })

  it('rejects a signature that is nested too deeply', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const signatureData = `{"later":${'['.repeat(40_000)}${']'.repeat(40_000)}}`
    const response = await request(host(), `/organisation/${organisationId}/signature-templates`, {
      method: 'POST',
      token: admin.token,
      body: JSON.stringify({ name: 'Ventes', signatureData }),
    })
    expect(response.status).toBe(400)
  })
}
