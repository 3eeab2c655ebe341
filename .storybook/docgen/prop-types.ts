import { utils, type Handler } from 'react-docgen'

const { getPropertyName, getTSType, getTypeFromReactComponent, printValue } = utils
const { resolveGenericTypeAnnotation, setPropDescription } = utils

type NodePath = Parameters<typeof printValue>[0]

type Take = (property: NodePath, isOptional: boolean) => void

/** The names in `'a' | 'b'`. */
const namesIn = (keys: NodePath | undefined) =>
  new Set([...(keys ? printValue(keys) : '').matchAll(/'([^']+)'/g)].map(([, name]) => name))

const listOf = (paths: unknown) => (Array.isArray(paths) ? (paths as NodePath[]) : [])

/** The properties of what a utility type of TypeScript makes of another one; false for other types. */
function visitUtility(reference: NodePath, take: Take): boolean {
  const name = /^(Omit|Pick|Partial)</.exec(printValue(reference))?.[1]
  if (!name) return false
  const [base, keys] = listOf(reference.get('typeParameters.params'))
  const names = namesIn(keys)
  visit(base, (property, isOptional) => {
    const isNamed = names.has(getPropertyName(property as never) ?? '')
    if (name === 'Partial' || isNamed === (name === 'Pick'))
      take(property, isOptional || name === 'Partial')
  })
  return true
}

/** Every property of a type: its own, then those of its parts and of what it extends. */
function visit(path: NodePath | undefined, take: Take): void {
  if (!path || visitUtility(path, take)) return
  const type = (resolveGenericTypeAnnotation(path) as NodePath | undefined) ?? path
  const own = type.isTSInterfaceDeclaration() ? 'body.body' : 'members'
  for (const property of listOf(type.get(own)))
    if (property.isTSPropertySignature()) take(property, property.node.optional === true)
  for (const part of listOf(type.get('types'))) visit(part, take)
  for (const base of listOf(type.get('extends'))) visit(base, take)
}

/**
 * Reads the props of a component from their type, as react-docgen's own handler does, which knows
 * neither utility types nor `readonly` lists.
 */
export const propTypes: Handler = (documentation, definition) => {
  for (const props of getTypeFromReactComponent(definition))
    visit(props, (property, isOptional) => {
      const name = getPropertyName(property as never)
      const annotation = property.get('typeAnnotation') as NodePath
      const inner = annotation.get('typeAnnotation') as NodePath
      if (name === null || !annotation.node) return
      const prop = documentation.getPropDescriptor(name)
      // A property of the same name in what the type extends is replaced by its own.
      if (prop.tsType) return
      const type = getTSType(annotation as never, null)
      prop.required = !isOptional
      prop.tsType = type.name === 'unknown' ? { name: printValue(inner) } : type
      setPropDescription(documentation, property as never)
    })
}
