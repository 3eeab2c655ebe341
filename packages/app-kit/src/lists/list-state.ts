/**
 * A paged list of entities: `total` counts all matches, `loaded` means that the first page has
 * arrived.
 */
export interface ListState<Item> {
  data: Item[]
  total: number
  loaded: boolean
  /** Why the last load failed, as a message for the user. */
  error: string | null
}

export interface Identified {
  id: string
}

export const emptyList: ListState<never> = { data: [], total: 0, loaded: false, error: null }

/**
 * Returns the list with a loaded page. Unchanged items stay the same objects, so that only the rows
 * of changed items render again.
 */
export function loadedList<Item extends Identified>(
  list: ListState<Item>,
  { data, total }: { data: Item[]; total: number },
): ListState<Item> {
  const known = new Map(list.data.map((item) => [item.id, item]))
  const kept = data.map((item) => {
    const before = known.get(item.id)
    return before && JSON.stringify(before) === JSON.stringify(item) ? before : item
  })
  return { data: kept, total, loaded: true, error: null }
}

/**
 * Returns the list with the item inserted at this index; an item with the same id is replaced in
 * place.
 */
export function putItem<Item extends Identified>(
  list: ListState<Item>,
  item: Item,
  index = 0,
): ListState<Item> {
  const exists = list.data.some(({ id }) => id === item.id)
  if (exists) {
    return { ...list, data: list.data.map((other) => (other.id === item.id ? item : other)) }
  }
  return { ...list, data: list.data.toSpliced(index, 0, item), total: list.total + 1 }
}

/** Returns the list without the item with this id. */
export function removeItem<Item extends Identified>(
  list: ListState<Item>,
  id: string,
): ListState<Item> {
  const data = list.data.filter((item) => item.id !== id)
  return { ...list, data, total: list.total - (list.data.length - data.length) }
}

/** Returns the list with some fields of one item changed. */
export function patchItem<Item extends Identified>(
  list: ListState<Item>,
  id: string,
  changes: Partial<Item>,
): ListState<Item> {
  return {
    ...list,
    data: list.data.map((item) => (item.id === id ? { ...item, ...changes } : item)),
  }
}

/** Returns the list with one item replaced, such as a temporary entry by the real one. */
export function replaceItem<Item extends Identified>(
  list: ListState<Item>,
  id: string,
  item: Item,
): ListState<Item> {
  return putItem(
    removeItem(list, id),
    item,
    Math.max(
      0,
      list.data.findIndex((other) => other.id === id),
    ),
  )
}
