'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'

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
  /** Stays the same function, so that typing into one row does not draw the others again. */
  change: (id: string, patch: Partial<Item>) => void
}

let lastId = 0

function newId(): string {
  lastId += 1
  return `row-${lastId}`
}

/** Keeps typing and dragging with their entry while the list around it changes. */
export function useRows<Item extends object>(
  items: readonly Item[],
  onChange: (items: Item[]) => void,
): Rows<Item> {
  const [ids, setIds] = useState<string[]>([])
  const [known] = useState(() => new WeakMap<Item, Row<Item>>())
  const rows = items.map((item, index) => {
    const id = ids[index] ?? newId()
    const former = known.get(item)
    // The same row for the same entry, which then is not drawn again.
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
    const { rows: newest, onChange: tell } = latest.current
    tell(newest.map((row) => (row.id === id ? { ...row.item, ...patch } : row.item)))
  }, [])

  return { rows, set, add: (item) => set([...rows, { id: newId(), item }]), change }
}
