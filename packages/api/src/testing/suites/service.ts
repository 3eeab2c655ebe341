import { expect, it } from 'vitest'
import { operationIds } from '../../contract/operations.ts'
import { clientOf, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { freshEmail, makeWorld } from '../world.ts'

export function serviceSuite(host: () => ContractHost): void {
  it('[1.7.06] returns its configuration and the JSON Schemas of its entities to anybody', async () => {
    const client = clientOf(host(), null)

    const conf = await client.call('getConf')
    const schema = await client.call('getSchema')

    expect(conf.features).toMatchObject({ import: true, other_account: true })
    expect(conf.limits).toMatchObject({ list_limit: 500, upload_bytes: 10 * 1024 * 1024 })
    expect(conf.icons_base_url).toBe(`${conf.public_url}/icons/v1`)
    expect(Object.keys(schema)).toEqual(expect.arrayContaining(['User', 'Team', 'Campaign']))
    expect(schema['User']).toMatchObject({ $defs: { User: { type: 'object' } } })
  })

  it('[1.7.01] serves calls under the base address of the client', async () => {
    const api = host()
    const urls: string[] = []
    const recording: typeof fetch = (input, init) => {
      urls.push(new Request(input, init).url)
      return api.fetch(input, init)
    }
    const client = clientOf({ ...api, fetch: recording }, null)

    await client.call('getConf')
    await client.call('getSchema')

    expect(urls).toEqual([`${api.baseUrl}/conf`, `${api.baseUrl}/schema`])
  })

  it('describes every call in the OpenAPI document', async () => {
    const response = await request(host(), '/openapi.json')
    const document = (await response.json()) as { paths: Record<string, Record<string, unknown>> }

    const described = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((call) => (call as { operationId: string }).operationId),
    )
    expect(described.toSorted()).toEqual(operationIds.toSorted())
  })

  it('documents the contract on a page without scripts', async () => {
    const response = await request(host(), '/docs')

    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await response.text()
    expect(page).toContain('/user/install-signature/{key}')
    expect(page).not.toContain('<script')
  })

  it('[1.8.01] returns errors with type, code and message, and a payload when there are details', async () => {
    const { admin, organisationId } = await makeWorld(host())

    const plain = await request(host(), '/nothing/here')
    const detailed = await request(host(), `/organisation/${organisationId}/users`, {
      method: 'POST',
      token: admin.token,
      body: JSON.stringify({ email: freshEmail('lea'), team_id: 'nowhere' }),
    })

    expect(plain.status).toBe(404)
    expect(await plain.json()).toEqual({ type: 'NOT_FOUND', code: 104, message: 'Introuvable' })
    expect(detailed.status).toBe(409)
    expect(await detailed.json()).toEqual({
      type: 'REFERENCE',
      code: 108,
      message: 'Élément lié introuvable',
      payload: { field: 'team_id' },
    })
  })
}
