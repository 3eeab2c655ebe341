import * as z from 'zod'

/** The parts of a JSON schema that describe text fields. */
interface JsonSchema {
  type?: string
  enum?: readonly unknown[]
  maxLength?: number
  properties?: Readonly<Record<string, JsonSchema>>
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
}

export interface TextField {
  /** Keys and indexes of the path to the field. */
  path: readonly string[]
  /** Maximum length, if the schema has one. */
  max: number | undefined
}

/**
 * Lists the text fields of a schema at any depth. For an array, it lists those of the first
 * element.
 */
export function textFieldsOf(schema: z.ZodObject | undefined): TextField[] {
  return schema ? fieldsIn(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, []) : []
}

function fieldsIn(schema: JsonSchema, path: readonly string[]): TextField[] {
  const { type, properties = {}, items, anyOf = [] } = schema
  if (type === 'string') return schema.enum ? [] : [{ path, max: schema.maxLength }]
  return [
    ...anyOf.flatMap((one) => fieldsIn(one, path)),
    ...(items ? fieldsIn(items, [...path, '0']) : []),
    ...Object.entries(properties).flatMap(([key, one]) => fieldsIn(one, [...path, key])),
  ]
}

/**
 * Returns a copy of a JSON value with `leaf` at the path. Missing parts of the path are created.
 */
export function withValueAt(value: unknown, path: readonly string[], leaf: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return leaf
  if (key === '0') {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : []
    return [withValueAt(first, rest, leaf), ...others]
  }
  const record = (value ?? {}) as Record<string, unknown>
  return { ...record, [key]: withValueAt(record[key], rest, leaf) }
}
