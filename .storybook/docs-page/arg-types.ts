import type { ArgTypes, InputType, SBType } from 'storybook/internal/types'

/** The type of a prop, as react-docgen reads it from a component's source. */
export interface DocumentedType {
  name: string
  /** The type as written in the source; an alias keeps its name. */
  raw?: string
  /** Source text of a literal, including its quotes. */
  value?: string
  /** Set only for function and object types. */
  type?: 'function' | 'object'
  elements?: readonly DocumentedType[]
}

interface DocumentedProp {
  required?: boolean
  tsType?: DocumentedType
  description?: string
  defaultValue?: { value: string } | null
}

const isUndefined = ({ name }: DocumentedType) => name === 'undefined'

/**
 * Returns the members of a union, flattened and without `undefined`; for any other type, the type
 * itself.
 */
const membersOf = (type: DocumentedType): DocumentedType[] =>
  type.name === 'union' && type.elements
    ? type.elements.flatMap(membersOf).filter((member) => !isUndefined(member))
    : [type]

/**
 * Whether a type is a literal or a name, as opposed to a list, object, function or unknown type.
 */
const isPlain = ({ name, elements, type }: DocumentedType) =>
  !elements && type === undefined && name !== 'unknown'

/**
 * Returns a literal as written in code. Adds the quotes that react-docgen omits for the members of
 * a `keyof` type.
 */
const literal = (value: string) => (/^[\w-]*[a-z]/i.test(value) ? `'${value}'` : value)

/** Formats a type for a docs page: unions and functions in full, objects as in the source. */
export function readableType(type: DocumentedType): string {
  return spell(type).replaceAll(/\s+/g, ' ')
}

function spell(type: DocumentedType): string {
  const members = membersOf(type)
  if (members.every(isPlain))
    return members
      .map(({ value, name }) => (value === undefined ? name : literal(value)))
      .join(' | ')
  const [only] = members
  if (members.length === 1 && only?.type === 'function' && only.raw) return only.raw
  return (type.raw ?? type.name).replace(/ \| undefined$/, '').replace(/^\((.*=>.*)\)$/, '$1')
}

const controlled = new Set(['boolean', 'string', 'number'])

/** Returns the value of a literal. */
const choice = (value: string) =>
  /^-?\d/.test(value) ? Number(value) : value.replaceAll(/^'|'$/g, '')

/** Converts the type to what Storybook's controls expect: a list of options or a kind of input. */
function controlType(type: DocumentedType): SBType {
  const members = membersOf(type)
  const [first] = members
  if (members.every(({ name }) => name === 'literal'))
    return { name: 'enum', value: members.map(({ value = '' }) => choice(value)) }
  if (members.length === 1 && first && controlled.has(first.name))
    return { name: first.name as 'boolean' | 'string' | 'number' }
  if (first?.type === 'function' || (type.raw ?? '').includes('=>')) return { name: 'function' }
  return { name: 'other', value: readableType(type) }
}

/** Converts a component's props to Storybook's arg types; returns null without documentation. */
export function argTypesOf(component: unknown): ArgTypes | null {
  const { props } =
    (component as { __docgenInfo?: { props?: Record<string, DocumentedProp> } }).__docgenInfo ?? {}
  if (!props) return null
  return Object.fromEntries(
    Object.entries(props).map(([name, { required = false, tsType, description, defaultValue }]) => [
      name,
      {
        name,
        ...(description !== undefined && { description }),
        ...(tsType && { type: { ...controlType(tsType), required } }),
        table: {
          ...(tsType && { type: { summary: readableType(tsType) } }),
          ...(defaultValue && { defaultValue: { summary: defaultValue.value } }),
        },
      } as InputType,
    ]),
  )
}
