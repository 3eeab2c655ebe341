'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A list entry with an id that is stable while the entry is shown; the data itself has no ids. */
export interface Row<Item> {
  id: string
  item: Item
}

export interface Rows<Item> {
  rows: Row<Item>[]
  /** Replaces all rows, for example after sorting or a removal. */
  set: (rows: readonly Row<Item>[]) => void
  add: (item: Item) => void
  /** Stable function, so that typing into one row does not re-render the others. */
  change: (id: string, patch: Partial<Item>) => void
}

let lastId = 0

function newId(): string {
  lastId += 1
  return `row-${lastId}`
}

/**
 * Adds stable ids to list entries, so that focus and dragging stay with an entry while the list
 * changes.
 */
export function useRows<Item extends object>(
  items: readonly Item[],
  onChange: (items: Item[]) => void,
): Rows<Item> {
  const [ids, setIds] = useState<string[]>([])
  const [known] = useState(() => new WeakMap<Item, Row<Item>>())
  const rows = items.map((item, index) => {
    const id = ids[index] ?? newId()
    const former = known.get(item)
    // Reuses the row object of the same entry, so that the row does not re-render.
    const row = former?.id === id ? former : { id, item }
    known.set(item, row)
    return row
  })
  if (rows.length !== ids.length) setIds(rows.map(({ id }) => id))

  const set = (next: readonly Row<Item>[]) => {
    setIds(next.map(({ id }) => id))
    onChange(next.map(({ item }) => item))
  }
  const latest = useRef({ rows, onChange })
  useLayoutEffect(() => {
    latest.current = { rows, onChange }
  })
  const change = useCallback((id: string, patch: Partial<Item>) => {
    const { rows: current, onChange: notify } = latest.current
    notify(current.map((row) => (row.id === id ? { ...row.item, ...patch } : row.item)))
  }, [])

  return { rows, set, add: (item) => set([...rows, { id: newId(), item }]), change }
}
