/** Code that always loads as a whole. */
export interface Piece {
  id: string
  /** Compressed size in bytes. */
  bytes: number
  /** Ids of the pieces that load with this one. */
  imports: readonly string[]
  /** Names of the pages that need this piece, directly or because another piece imports it. */
  pages: ReadonlySet<string>
  /**
   * The only product whose pages load this piece; null if several products do. Only pieces with the
   * same value are merged, so that no product loads the code of another one.
   */
  product: string | null
}

/** Pieces that become one file. */
interface Group {
  ids: string[]
  bytes: number
  pages: ReadonlySet<string>
  product: string | null
  imports: ReadonlySet<Group>
}

/**
 * Puts pieces that are needed by exactly the same pages into one group. Then keeps merging groups
 * while the requests that a merge saves, at `requestBytes` each, outweigh the bytes of code that
 * some pages would load without needing it. No two groups import each other.
 *
 * @param requestBytes the cost of one more file for a page, in bytes
 * @returns the group number of each piece that any page needs
 */
export function groupPieces(
  pieces: readonly Piece[],
  requestBytes: number,
): ReadonlyMap<string, number> {
  let groups = linked(samePages(pieces.filter(({ pages }) => pages.size > 0)), pieces)
  for (;;) {
    const merge = bestMerge(groups, requestBytes)
    if (!merge) break
    groups = linked(merged(groups, merge), pieces)
  }
  return new Map(groups.flatMap(({ ids }, index) => ids.map((id) => [id, index] as const)))
}

type Unlinked = Omit<Group, 'imports'>

function samePages(pieces: readonly Piece[]): Unlinked[] {
  const byPages = Map.groupBy(pieces, ({ pages, product }) =>
    [product, ...[...pages].sort()].join(),
  )
  return [...byPages.values()].flatMap((same) => {
    const [first] = same
    const bytes = same.reduce((sum, piece) => sum + piece.bytes, 0)
    const ids = same.map(({ id }) => id)
    return first ? [{ ids, bytes, pages: first.pages, product: first.product }] : []
  })
}

/** Returns the groups with their imports. */
function linked(groups: readonly Unlinked[], pieces: readonly Piece[]): Group[] {
  const all = groups.map((group) => ({ ...group, imports: new Set<Group>() }))
  const groupOf = new Map(all.flatMap((group) => group.ids.map((id) => [id, group] as const)))
  for (const { id, imports } of pieces) {
    const group = groupOf.get(id)
    for (const other of imports.flatMap((name) => groupOf.get(name) ?? []))
      if (other !== group) group?.imports.add(other)
  }
  return all
}

/** Returns everything that loads with a group. */
function loadedWith(group: Group, found = new Set<Group>()): Set<Group> {
  for (const other of group.imports) if (!found.has(other)) loadedWith(other, found.add(other))
  return found
}

/** A merge of two groups, and the groups that will load with the result. */
interface Merge {
  one: Group
  other: Group
  pages: ReadonlySet<string>
  loaded: ReadonlySet<Group>
  /** Bytes saved, summed over all pages. */
  saved: number
}

/** Finds the merge that saves the most bytes; undefined when no merge saves any. */
function bestMerge(groups: readonly Group[], requestBytes: number): Merge | undefined {
  const loadedOf = new Map(groups.map((group) => [group, loadedWith(group)]))
  return groups
    .flatMap((one, index) =>
      groups.slice(index + 1).flatMap((other) => mergeOf(one, other, loadedOf, requestBytes) ?? []),
    )
    .sort((a, b) => b.saved - a.saved)
    .find(({ one, other, loaded }) =>
      // Rejects a merge after which the new group and a third group would import each other.
      [...loaded].every((group) => {
        const reached = loadedOf.get(group)
        return !reached?.has(one) && !reached?.has(other)
      }),
    )
}

/** Returns the merge of two groups; null when it saves nothing. */
function mergeOf(
  one: Group,
  other: Group,
  loadedOf: ReadonlyMap<Group, ReadonlySet<Group>>,
  requestBytes: number,
): Merge | null {
  if (one.product !== other.product) return null
  const both = shared(one.pages, other.pages)
  let saved =
    requestBytes * both -
    one.bytes * (other.pages.size - both) -
    other.bytes * (one.pages.size - both)
  if (saved <= 0) return null
  const pages = new Set([...one.pages, ...other.pages])
  const loaded = new Set([...(loadedOf.get(one) ?? []), ...(loadedOf.get(other) ?? [])])
  loaded.delete(one)
  loaded.delete(other)
  for (const group of loaded)
    saved -= (group.bytes + requestBytes) * (pages.size - shared(group.pages, pages))
  return saved > 0 ? { one, other, pages, loaded, saved } : null
}

const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((page) => others.has(page)).length

function merged(groups: readonly Group[], { one, other, pages, loaded }: Merge): Unlinked[] {
  const whole = {
    ids: [...one.ids, ...other.ids],
    bytes: one.bytes + other.bytes,
    pages,
    product: one.product,
  }
  const kept = groups
    .filter((group) => group !== one && group !== other)
    .map((group) =>
      loaded.has(group) ? { ...group, pages: new Set([...group.pages, ...pages]) } : group,
    )
  return [...kept, whole]
}
