import { describe, expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'

type Call = {
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { required: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, { content: Record<string, { schema: object }> }>
  security: object[]
}

const document = openApiDocument('https://host.example') as {
  servers: object[]
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, object> }
}

describe('openApiDocument', () => {
  it('contains every schema that it refers to', () => {
    const text = JSON.stringify(document)
    const names = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '')

    expect(names.length).toBeGreaterThan(50)
    for (const name of names) {
      expect(name.startsWith('#/components/schemas/')).toBe(true)
      expect(document.components.schemas).toHaveProperty(name.split('/').at(-1) ?? '')
    }
  })

  it('describes parameters, body, responses and whether a token is required', () => {
    const call = document.paths['/team/{id}']?.['patch']
    const names = call?.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)

    expect(names).toEqual(['path id', 'header Idempotency-Key', 'header If-Match'])
    expect(call?.requestBody?.content['application/json']?.schema).toMatchObject({
      properties: { name: { type: 'string', maxLength: 200 } },
    })
    expect(call?.responses['200']?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Team',
    })
    expect(Object.keys(call?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '412',
      '503',
      '507',
    ])
    expect(call?.security).toEqual([{ token: [] }])
    expect(document.paths['/conf']?.['get']?.security).toEqual([])
  })

  it('describes which parameters are required, and their types', () => {
    const parameters = document.paths['/auth/magiclink/send']?.['get']?.parameters

    expect(parameters).toMatchObject([
      { name: 'email', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'from_email', in: 'query', required: false },
      { name: 'invitation', in: 'query', required: false },
      { name: 'X-browser-key', in: 'header', required: false },
    ])
  })

  it('describes uploads as multipart', () => {
    const body = document.paths['/media']?.['post']?.requestBody

    expect(Object.keys(body?.content ?? {})).toEqual(['multipart/form-data'])
  })

  it('requires a body only when an empty one would be rejected', () => {
    const isRequired = (path: string, method: string) =>
      document.paths[path]?.[method]?.requestBody?.required

    expect(isRequired('/team/{id}/deploy-signature', 'post')).toBe(false)
    expect(isRequired('/organisation/{id}/users', 'post')).toBe(true)
  })

  it('documents that a banner is returned as JSON, as an image or as a redirect, and its link as a redirect', () => {
    const responses = document.paths['/user/{id}/banner']?.['get']?.responses

    expect(Object.keys(responses ?? {})).toEqual(expect.arrayContaining(['200', '302']))
    expect(Object.keys(responses?.['200']?.content ?? {})).toEqual(['application/json', 'image/*'])
    const link = document.paths['/user/{id}/banner/link']?.['get']?.responses
    expect(Object.keys(link ?? {}).slice(0, 2)).toEqual(['204', '302'])
  })
})
