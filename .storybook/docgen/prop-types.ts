import { utils, type Handler } from 'react-docgen'

const { getPropertyName, getTSType, getTypeFromReactComponent, printValue } = utils
const { resolveGenericTypeAnnotation, setPropDescription } = utils

type NodePath = Parameters<typeof printValue>[0]

type OnProperty = (property: NodePath, isOptional: boolean) => void

/** Returns the literals of a union such as `'a' | 'b'`. */
const namesIn = (keys: NodePath | undefined) =>
  new Set([...(keys ? printValue(keys) : '').matchAll(/'([^']+)'/g)].map(([, name]) => name))

const listOf = (paths: unknown) => (Array.isArray(paths) ? (paths as NodePath[]) : [])

/** Visits the properties of an `Omit`, `Pick` or `Partial`; returns false for any other type. */
function visitUtility(reference: NodePath, onProperty: OnProperty): boolean {
  const name = /^(Omit|Pick|Partial)</.exec(printValue(reference))?.[1]
  if (!name) return false
  const [base, keys] = listOf(reference.get('typeParameters.params'))
  const names = namesIn(keys)
  visit(base, (property, isOptional) => {
    const isNamed = names.has(getPropertyName(property as never) ?? '')
    if (name === 'Partial' || isNamed === (name === 'Pick'))
      onProperty(property, isOptional || name === 'Partial')
  })
  return true
}

/**
 * Visits every property of a type: its own, then those of the parts of a union or intersection, and
 * of the base types.
 */
function visit(path: NodePath | undefined, onProperty: OnProperty): void {
  if (!path || visitUtility(path, onProperty)) return
  const type = (resolveGenericTypeAnnotation(path) as NodePath | undefined) ?? path
  const own = type.isTSInterfaceDeclaration() ? 'body.body' : 'members'
  for (const property of listOf(type.get(own)))
    if (property.isTSPropertySignature()) onProperty(property, property.node.optional === true)
  for (const part of listOf(type.get('types'))) visit(part, onProperty)
  for (const base of listOf(type.get('extends'))) visit(base, onProperty)
}

/**
 * Reads the props of a component from their type. Replaces react-docgen's own handler, which
 * supports neither utility types nor `readonly` lists.
 */
export const propTypes: Handler = (documentation, definition) => {
  for (const props of getTypeFromReactComponent(definition))
    visit(props, (property, isOptional) => {
      const name = getPropertyName(property as never)
      const annotation = property.get('typeAnnotation') as NodePath
      const inner = annotation.get('typeAnnotation') as NodePath
      if (name === null || !annotation.node) return
      const prop = documentation.getPropDescriptor(name)
      // A property of the type itself overrides a property of the same name in a base type.
      if (prop.tsType) return
      const type = getTSType(annotation as never, null)
      prop.required = !isOptional
      prop.tsType = type.name === 'unknown' ? { name: printValue(inner) } : type
      setPropDescription(documentation, property as never)
    })
}
