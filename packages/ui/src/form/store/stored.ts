import { isEqual } from './is-equal.ts'
import { emit, isList, keysOf, type FormNode } from './node.ts'
import { valueOf, type Tree } from './tree.ts'

type Values = Readonly<Record<string, unknown>>

/** The values that were sent, by path. For a list, the value is an array of its items' keys. */
export type Sent = ReadonlyMap<string, unknown>

/**
 * Adopts the values that the server returned, and marks them as saved. Fields edited in the
 * meantime keep their input, and so do lists whose items were added, removed or moved.
 */
export function acceptStored(
  nodes: readonly FormNode[],
  stored: Values,
  sent: Sent,
  tree: Tree,
): void {
  for (const node of nodes) {
    if (node.entry.type === 'group') {
      acceptStored(node.children, stored, sent, tree)
    } else if (stored[node.entry.name] !== undefined) {
      const given = stored[node.entry.name]
      if (isList(node)) acceptItems(node, given as readonly Values[], sent, tree)
      else if (node.entry.type !== 'list') {
        const value = valueOf(node.entry, given)
        if (Object.is(node.value, sent.get(node.path))) node.value = value
        node.baseline = value
      }
    }
  }
}

function acceptItems(list: FormNode, stored: readonly Values[], sent: Sent, tree: Tree): void {
  const sentKeys = (sent.get(list.path) ?? []) as readonly string[]
  const isUntouched = isEqual(list.value, sentKeys)
  const keys = stored.flatMap((item, position) => {
    const key = sentKeys[position]
    if (key !== undefined) {
      acceptStored(list.items.get(key) ?? [], item, sent, tree)
      return [key]
    }
    return isUntouched ? [tree.createItem(list, item)] : []
  })
  if (!isUntouched || isEqual(keys, list.value)) return
  list.value = list.baseline = keys
  tree.syncItems(list)
}

/** Loads other values into the nodes and marks them as saved. Lists get new items. */
export function loadValues(nodes: readonly FormNode[], values: Values, tree: Tree): void {
  for (const node of nodes) {
    if (node.entry.type === 'group') {
      loadValues(node.children, values, tree)
      continue
    }
    const given = values[node.entry.name]
    if (node.entry.type === 'list') {
      const items = (given ?? []) as readonly Values[]
      node.value = node.baseline = items.map((item) => tree.createItem(node, item))
      tree.syncItems(node)
    } else {
      node.value = node.baseline = valueOf(node.entry, given)
    }
    node.isDirty = false
    node.draft = null
    emit(node)
    tree.affect(node.path)
  }
}

/** Records the values of the fields, by path, at the time they are sent. */
export function takeSent(fields: Iterable<FormNode>): Sent {
  return new Map([...fields].map((node) => [node.path, node.value]))
}

/** Finds a field by a path that names items by position or by key. */
export function resolvePath(path: string, tree: Tree): FormNode | undefined {
  const segments = path.split('.')
  for (let at = 1; at < segments.length; at += 2) {
    const list = tree.find(segments.slice(0, at).join('.'))
    const position = Number(segments[at])
    if (!list || !isList(list) || !Number.isInteger(position)) continue
    segments[at] = keysOf(list)[position] ?? String(position)
  }
  const node = tree.find(segments.join('.'))
  return node?.isLive === true ? node : undefined
}
