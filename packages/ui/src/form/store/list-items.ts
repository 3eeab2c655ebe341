import { recordStep } from './edit.ts'
import type { AnyValues, FormParts } from './form-parts.ts'
import { isList, keysOf, type FormNode } from './node.ts'

function listAt({ tree }: FormParts, path: string): FormNode {
  const list = tree.get(path)
  if (!isList(list)) throw new Error(`"${path}" is a field and not a list.`)
  return list
}

function setKeys(form: FormParts, list: FormNode, keys: readonly string[]): void {
  recordStep(form, list, keys, { isKeystroke: false })
}

/** Adds an item at a position, by default the end, and returns its key. */
export function addItem(
  form: FormParts,
  path: string,
  item: AnyValues = {},
  position?: number,
): string {
  const list = listAt(form, path)
  const key = form.tree.createItem(list, item)
  const keys = [...keysOf(list)]
  keys.splice(position ?? keys.length, 0, key)
  setKeys(form, list, keys)
  return key
}

export function removeItem(form: FormParts, path: string, key: string): void {
  const list = listAt(form, path)
  const kept = keysOf(list).filter((candidate) => candidate !== key)
  setKeys(form, list, kept)
}

export function moveItem(form: FormParts, path: string, from: number, to: number): void {
  const list = listAt(form, path)
  const keys = [...keysOf(list)]
  keys.splice(to, 0, ...keys.splice(from, 1))
  setKeys(form, list, keys)
}
