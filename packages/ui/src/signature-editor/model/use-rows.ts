import { useState } from 'react'

/** An entry of a list whose data has no identity of its own, with one that lasts while it is shown. */
export interface Row<Item> {
  id: string
  item: Item
}

export interface Rows<Item> {
  rows: Row<Item>[]
  /** Replaces all rows, as after a new order or a removal. */
  set: (rows: readonly Row<Item>[]) => void
  add: (item: Item) => void
  change: (id: string, patch: Partial<Item>) => void
}

let lastId = 0

function newId(): string {
  lastId += 1
  return `row-${lastId}`
}

/** Keeps typing and dragging with their entry while the list around it changes. */
export function useRows<Item>(
  items: readonly Item[],
  onChange: (items: Item[]) => void,
): Rows<Item> {
  const [ids, setIds] = useState<string[]>([])
  const rows = items.map((item, index) => ({ id: ids[index] ?? newId(), item }))
  if (rows.length !== ids.length) setIds(rows.map(({ id }) => id))

  const set = (next: readonly Row<Item>[]) => {
    setIds(next.map(({ id }) => id))
    onChange(next.map(({ item }) => item))
  }
  return {
    rows,
    set,
    add: (item) => set([...rows, { id: newId(), item }]),
    change: (id, patch) =>
      set(rows.map((row) => (row.id === id ? { id, item: { ...row.item, ...patch } } : row))),
  }
}
