import * as z from 'zod'
import { entitySchemas } from '../contract/entity-schemas.ts'
import { errorTypes, type ErrorType } from '../contract/errors.ts'
import type { ListRule } from '../contract/filter.ts'
import { maxListBytes } from '../contract/list-limits.ts'
import type { Operation } from '../contract/operation.ts'
import { operationIds, operations } from '../contract/operations.ts'

type Json = Record<string, unknown>

const schemaPrefix = '#/components/schemas/'

/** Converts a schema to the JSON Schema dialect of OpenAPI 3.1, with references to the entities. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, $defs: __, ...rest } = z.toJSONSchema(schema, { io })
  return JSON.parse(JSON.stringify(rest).replaceAll('#/$defs/', schemaPrefix))
}

/**
 * Converts the schemas of the entities. A schema that is converted alone would be only a reference
 * to itself, so the schemas are taken from the definitions of a wrapper.
 */
function entities(): Json {
  const wrapper = z.toJSONSchema(z.object(entitySchemas))
  return JSON.parse(JSON.stringify(wrapper.$defs ?? {}).replaceAll('#/$defs/', schemaPrefix))
}

const errorSchema = {
  type: 'object',
  required: ['type', 'code', 'message'],
  properties: {
    type: { type: 'string', enum: Object.keys(errorTypes) },
    code: { type: 'integer' },
    message: { type: 'string' },
    payload: {},
  },
}

function parameters(operation: Operation): Json[] {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const path = names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = Object.entries(operation.query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !z.safeParse(schema, undefined).success,
    schema: schemaOf(z.object({ value: schema }), 'input')['properties'],
  }))
  return [...path, ...query.map(unwrapped), ...headers(operation), ...filter(operation)]
}

function unwrapped(parameter: Json): Json {
  const properties = parameter['schema'] as { value?: unknown }
  return { ...parameter, schema: properties.value ?? { type: 'string' } }
}

function headers(operation: Operation): Json[] {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  })
  if (operation.acceptsBrowserKey) {
    const meaning =
      '32 random bytes in base64url that the browser stores. Wrong codes entered elsewhere then neither block this browser nor use up the codes that it requested'
    return [header('X-browser-key', meaning)]
  }
  const isStored = operation.method === 'post' || operation.method === 'patch'
  return [
    ...(isStored && !operation.hasUnstoredResponse
      ? [header('Idempotency-Key', 'The same key returns the same response for 24 hours')]
      : []),
    ...(operation.method === 'patch'
      ? [header('If-Match', 'The revision that was edited; 412 if it is not current')]
      : []),
  ]
}

function filter({ list }: Operation): Json[] {
  if (!list) return []
  const description =
    `JSON: { where?, search?, order?, limit? (50, at most 500), offset? }. ` +
    `where: ${whereFields(list)}; search looks for each word in ${list.search.join(', ')}; ` +
    `order: ${list.order.join(', ')}, with - for descending. ` +
    `A long page ends before ${maxListBytes} bytes, with fewer rows than limit: go on at offset + data.length`
  return [{ name: 'filter', in: 'query', required: false, description, schema: { type: 'string' } }]
}

/** Lists the filter fields, with the permitted values of those that have a fixed set. */
function whereFields({ where, values }: ListRule): string {
  return where
    .map((field) => (values?.[field] ? `${field} (${values[field].join(' | ')})` : field))
    .join(', ')
}

function requestBody(operation: Operation): Json {
  if (operation.upload) {
    const schema = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!operation.body) return {}
  const schema = schemaOf(operation.body, 'input')
  const required = !operation.body.safeParse({}).success
  return { requestBody: { required, content: { 'application/json': { schema } } } }
}

const image = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } }

function successes({ response, redirectsTo }: Operation): Json {
  if (redirectsTo === 'page') {
    return {
      204: { description: 'There is no page to go to' },
      302: { description: 'The page is at the address in `Location`' },
    }
  }
  const content = {
    ...(response && { 'application/json': { schema: schemaOf(response) } }),
    ...(response && !redirectsTo ? {} : { 'image/*': image }),
  }
  return {
    200: { description: 'Done', content },
    ...(redirectsTo && { 302: { description: 'The image is at the address in `Location`' } }),
  }
}

function responses(operation: Operation): Json {
  const general: ErrorType[] = operation.access === 'public' ? [] : ['NOT_SIGNED_IN', 'FORBIDDEN']
  const always: ErrorType[] = ['VALIDATION', 'UNAVAILABLE', 'DISK_FULL']
  const types = [...general, ...(operation.errors ?? []), ...always]
  const failures = Map.groupBy(types, (type) => String(errorTypes[type].status))
  return {
    ...successes(operation),
    ...Object.fromEntries(
      [...failures].map(([status, group]) => [
        status,
        {
          description: [...new Set(group)].join(', '),
          content: { 'application/json': { schema: { $ref: `${schemaPrefix}Error` } } },
        },
      ]),
    ),
  }
}

/** Converts the contract to an OpenAPI 3.1 document. */
export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const id of operationIds) {
    const operation: Operation = operations[id]
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: {
        operationId: id,
        tags: [operation.tag],
        summary: operation.summary,
        security: operation.access === 'public' ? [] : [{ token: [] }],
        parameters: parameters(operation),
        ...requestBody(operation),
        ...(operation.writable ? { 'x-writable-fields': operation.writable } : {}),
        responses: responses(operation),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Paraphe', version: '1', description: 'Email signatures of a company' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { ...entities(), Error: errorSchema },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-access-token' } },
    },
  }
}
