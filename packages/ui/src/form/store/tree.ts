import { applyTransforms } from '../../transforms/index.ts'
import { fieldsIn } from '../description/define-form.ts'
import { fieldsOf, holds, type Condition } from '../description/condition.ts'
import type {
  FormDescription,
  FormEntry,
  ListDescription,
} from '../description/form-description.ts'
import { fitNumber } from '../description/fit-number.ts'
import { isNumberText } from '../description/number-text.ts'
import { findFieldType } from '../field-types/registry.ts'
import {
  createNode,
  emit,
  isList,
  keysOf,
  type FormNode,
  type NodeHost,
  type Scope,
} from './node.ts'

type Values = Readonly<Record<string, unknown>>

/** The nodes of a form and their dependencies. */
export interface Tree {
  readonly roots: readonly FormNode[]
  /** Returns the node at a path. Throws if there is none. */
  get: (path: string) => FormNode
  find: (path: string) => FormNode | undefined
  /**
   * Creates the fields of a new list item and returns its key. They join the form once the list's
   * value contains the key.
   */
  createItem: (list: FormNode, values: Values) => string
  /** Adds and removes a list's items to match its value. */
  syncItems: (list: FormNode) => void
  /** Re-evaluates the conditions that depend on a path. */
  affect: (path: string) => void
}

export interface TreeHost extends NodeHost {
  /** Called when a node is hidden, disabled or removed. */
  onInactive: (node: FormNode) => void
  /** Called when a node joins the form. */
  onAttach: (node: FormNode) => void
}

/**
 * Returns the path of a group. Since groups have no name, the path consists of the outer path and a
 * position.
 */
export function groupPath(outer: string, position: number): string {
  return `${outer}#${position}`
}

export function createTree(description: FormDescription, initial: Values, host: TreeHost): Tree {
  const nodes = new Map<string, FormNode>()
  const dependents = new Map<string, Set<FormNode>>()
  let lastKey = 0

  function get(path: string): FormNode {
    const node = nodes.get(path)
    if (!node) throw new Error(`This form has no field at "${path}".`)
    return node
  }

  function createNodes(
    entries: readonly FormEntry[],
    scope: Scope,
    parent: FormNode | null,
    values: Values,
    outer = scope.base,
  ): FormNode[] {
    return entries.map((entry, position) => {
      if (entry.type === 'group') {
        const path = groupPath(outer, position)
        const group = add({ path, entry, scope, parent }, undefined)
        group.children = createNodes(entry.fields, scope, group, values, path)
        return group
      }
      const path = scope.base + entry.name
      const given = values[entry.name]
      if (entry.type !== 'list') {
        return add({ path, entry, scope, parent }, valueOf(entry, given))
      }
      const list = add({ path, entry, scope, parent }, [])
      const items = (given ?? []) as readonly Values[]
      list.value = list.baseline = items.map((item) => createItem(list, item))
      emit(list)
      return list
    })
  }

  function add(place: Parameters<typeof createNode>[0], value: unknown): FormNode {
    const node = createNode(place, value, host)
    nodes.set(node.path, node)
    return node
  }

  function createItem(list: FormNode, values: Values): string {
    const { fields } = list.entry as ListDescription
    const key = `k${++lastKey}`
    const base = `${list.path}.${key}.`
    const names = new Set(fieldsIn(fields).map(({ name }) => name))
    list.items.set(key, createNodes(fields, { base, names, outer: list.scope }, list, values))
    return key
  }

  const conditionsOf = ({ entry }: FormNode): Condition[] =>
    [entry.visible, entry.disabled].filter((condition) => typeof condition === 'object')

  function sourcesOf(node: FormNode): readonly string[] {
    if (isUnconditional(node)) return []
    const sources = conditionsOf(node)
      .flatMap(fieldsOf)
      .map((name) => resolve(name, node.scope))
    return node.parent ? [node.parent.path, ...sources] : sources
  }

  function attach(node: FormNode) {
    node.isLive = true
    for (const source of sourcesOf(node)) {
      const nodesOfSource = dependents.get(source) ?? new Set()
      dependents.set(source, nodesOfSource.add(node))
    }
    host.onAttach(node)
    settle(node)
    for (const inner of insideOf(node)) attach(inner)
  }

  function detach(node: FormNode) {
    node.isLive = false
    // The press that takes the focus away may also remove the field. Do not show errors then, since
    // nobody could correct them.
    node.isLeaving = false
    for (const source of sourcesOf(node)) dependents.get(source)?.delete(node)
    host.onInactive(node)
    for (const inner of insideOf(node)) if (inner.isLive) detach(inner)
  }

  function settle(node: FormNode) {
    if (isUnconditional(node)) return
    const { entry, parent, scope } = node
    const read = (name: string) => nodes.get(resolve(name, scope))?.value
    const isTrue = (condition: Condition | boolean) =>
      typeof condition === 'boolean' ? condition : holds(condition, read)
    const isVisible = (parent?.isVisible ?? true) && isTrue(entry.visible ?? true)
    const isDisabled = (parent?.isDisabled ?? false) || isTrue(entry.disabled ?? false)
    if (isVisible === node.isVisible && isDisabled === node.isDisabled) return
    node.isVisible = isVisible
    node.isDisabled = isDisabled
    if (!isVisible || isDisabled) host.onInactive(node)
    emit(node)
    affect(node.path)
  }

  function affect(path: string) {
    for (const node of dependents.get(path) ?? []) settle(node)
  }

  const scope: Scope = {
    base: '',
    names: new Set(fieldsIn(description.fields).map(({ name }) => name)),
    outer: null,
  }
  const roots = createNodes(description.fields, scope, null, initial)
  for (const root of roots) attach(root)

  return {
    roots,
    get,
    find: (path) => nodes.get(path),
    createItem,
    syncItems(list) {
      const keys = new Set(keysOf(list))
      for (const [key, inside] of list.items) {
        for (const node of inside) {
          if (keys.has(key) && !node.isLive) attach(node)
          else if (!keys.has(key) && node.isLive) detach(node)
        }
      }
    },
    affect,
  }
}

/**
 * Converts a value to the one that the field stores; undefined becomes the initial or empty value.
 */
export function valueOf(entry: FieldEntry, given: unknown): unknown {
  return fitNumber(entry, given === undefined ? emptyValue(entry) : given)
}

type FieldEntry = Exclude<FormEntry, { type: 'group' | 'list' }>

/** Returns a field's initial value from its description, or else its type's empty value. */
function emptyValue(entry: FieldEntry): unknown {
  const empty = entry.initial === undefined ? findFieldType(entry.type).empty : entry.initial
  return isNumberText(entry) && typeof empty === 'string'
    ? applyTransforms(empty, entry.transforms ?? [])
    : empty
}

/** Returns the nodes inside a node: the entries of a group, or the fields of a list's items. */
export function insideOf(node: FormNode): readonly FormNode[] {
  if (!isList(node)) return node.children
  return keysOf(node).flatMap((key) => node.items.get(key) ?? [])
}

/** Lists all fields and lists in and below the nodes, in reading order. */
export function* fieldsBelow(nodes: readonly FormNode[]): Generator<FormNode> {
  for (const node of nodes) {
    if (node.entry.type !== 'group') yield node
    yield* fieldsBelow(insideOf(node))
  }
}

/** Returns the nodes' values as plain data, with lists as arrays of objects. */
export function readValues(nodes: readonly FormNode[]): Values {
  return Object.fromEntries(
    nodes.flatMap((node): [string, unknown][] => {
      if (node.entry.type === 'group') return Object.entries(readValues(node.children))
      if (!isList(node)) return [[node.entry.name, node.value]]
      return [[node.entry.name, keysOf(node).map((key) => readValues(node.items.get(key) ?? []))]]
    }),
  )
}

/** Whether an entry is top-level and has no conditions, like most fields of a large form. */
function isUnconditional({ entry, parent }: FormNode): boolean {
  return !parent && entry.visible === undefined && entry.disabled === undefined
}

function resolve(name: string, scope: Scope): string {
  for (let at: Scope | null = scope; at; at = at.outer) {
    if (at.names.has(name)) return at.base + name
  }
  throw new Error(`A condition depends on "${name}", which is not a field of this form.`)
}
