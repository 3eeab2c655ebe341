import type { ArgTypes, InputType, SBType } from 'storybook/internal/types'

/** A type as react-docgen reads it from a component's source. */
export interface DocumentedType {
  name: string
  /** As it is written there, an alias by its name. */
  raw?: string
  /** Of a literal, with its quotes. */
  value?: string
  /** Of a signature. */
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

/** The members of a union, those of unions inside it too; any other type alone. Nothing optional. */
const membersOf = (type: DocumentedType): DocumentedType[] =>
  type.name === 'union' && type.elements
    ? type.elements.flatMap(membersOf).filter((member) => !isUndefined(member))
    : [type]

/** Reads well by itself: a literal or a name, and nothing that react-docgen could not look into. */
const isPlain = ({ name, elements, type }: DocumentedType) =>
  !elements && type === undefined && name !== 'unknown'

/** A literal as one writes it: keys of an object come without quotes. */
const literal = (value: string) => (/^[\w-]*[a-z]/i.test(value) ? `'${value}'` : value)

/** A type as its reader needs it: unions and functions spelt out, long objects by their names. */
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

/** The value that a literal stands for. */
const choice = (value: string) =>
  /^-?\d/.test(value) ? Number(value) : value.replaceAll(/^'|'$/g, '')

/** What a control has to know of a type: the choices, or what one types. */
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

/** The props of a component, for its docs page and its controls. */
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
