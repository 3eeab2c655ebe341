/** The list without the item at `index`. */
export function removed<Item>(items: readonly Item[], index: number): Item[] {
  return items.filter((_, at) => at !== index)
}

/** The list with the item at `index` changed. */
export function changed<Item>(items: readonly Item[], index: number, patch: Partial<Item>): Item[] {
  return items.map((item, at) => (at === index ? { ...item, ...patch } : item))
}

/** The list with the item at `from` standing at `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = removed(items, from)
  const item = items[from]
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)]
}
