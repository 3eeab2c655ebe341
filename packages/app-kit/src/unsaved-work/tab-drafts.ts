/** The place of a draft: its owner and its subject. */
export interface DraftPlace {
  /** The id of the account. */
  ownerId: string
  /** Identifies the subject, for example `['org', 'id', 'signature 4']`. */
  path: readonly string[]
}

/** A draft in this browser. */
export interface FoundDraft<Value> {
  value: Value
  /** The key for `write` and `remove`. */
  key: string
}

export interface TabDrafts<Value> {
  /** Returns this tab's key for its draft of a place. */
  keyFor: (place: DraftPlace) => string
  /**
   * Finds this tab's draft for a place, or else the newest draft of another tab; null if there is
   * none.
   */
  find: (place: DraftPlace) => FoundDraft<Value> | null
  /** Writes a draft. Throws if the storage is full. */
  write: (key: string, value: Value) => void
  remove: (key: string) => void
}

export interface TabDraftsOptions<Value> {
  /** Kind of the drafts, such as `signature`. */
  name: string
  /**
   * Validates a stored value; null if it is invalid, for example from another version of the
   * program.
   */
  parse: (stored: unknown) => Value | null
}

/** The storage for drafts, and the tab's own storage, which is cleared when the tab closes. */
export interface DraftStorages {
  kept: Storage
  tab: Storage
}

const prefix = 'paraphe.draft/'
const tabKey = 'paraphe.tab'

const ownerOf = (key: string) => decodeURIComponent(key.slice(prefix.length).split('/')[0] ?? '')

const keysIn = (kept: Storage) =>
  Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')

/**
 * Returns the key under which `DraftStorages.kept` stores a draft that all tabs share. Like a draft
 * of one tab, a shared draft is deleted when its owner signs out or somebody else signs in.
 */
export const draftKey = (name: string, { ownerId, path }: DraftPlace): string =>
  prefix + [ownerId, name, ...path].map(encodeURIComponent).join('/')

/** Returns the storages of this page; null on a server and in a browser that blocks them. */
export function draftStorages(): DraftStorages | null {
  try {
    return typeof window === 'undefined'
      ? null
      : { kept: window.localStorage, tab: window.sessionStorage }
  } catch {
    return null
  }
}

/**
 * Keeps unsaved work of one kind in this browser. Each tab has its own key, so two tabs with the
 * same form never overwrite each other's work, and a tab finds its own work again after a reload.
 * Drafts are stored as JSON in web storage, which writes synchronously, even while a page is being
 * closed.
 */
export function tabDraftsIn<Value>(
  { kept, tab }: DraftStorages,
  { name, parse }: TabDraftsOptions<Value>,
): TabDrafts<Value> {
  function tabName(): string {
    const known = tab.getItem(tabKey) ?? crypto.randomUUID()
    tab.setItem(tabKey, known)
    return known
  }

  const keyFor = (place: DraftPlace) => `${draftKey(name, place)}/${tabName()}`

  function read(key: string): (FoundDraft<Value> & { at: number })[] {
    const draft = parseJson(kept.getItem(key))
    if (!isStored(draft)) return []
    const value = parse(draft.value)
    return value === null ? [] : [{ value, key, at: draft.at }]
  }

  return {
    keyFor,
    find(place) {
      const folder = `${draftKey(name, place)}/`
      const others = keysIn(kept).filter((key) => key.startsWith(folder))
      const newest = others.flatMap(read).toSorted((one, other) => other.at - one.at)[0]
      const found = read(keyFor(place))[0] ?? newest
      return found ? { value: found.value, key: found.key } : null
    },
    write: (key, value) => kept.setItem(key, JSON.stringify({ value, at: Date.now() })),
    remove: (key) => kept.removeItem(key),
  }
}

/** Returns the number of drafts that this browser keeps for an account. */
export const countDrafts = ({ kept }: Pick<DraftStorages, 'kept'>, ownerId: string): number =>
  keysIn(kept).filter((key) => key.startsWith(prefix) && ownerOf(key) === ownerId).length

/**
 * Returns the paths of an account's drafts of one kind. If a draft belongs to one tab, its path
 * ends with the tab's name.
 */
export function draftPaths(
  { kept }: Pick<DraftStorages, 'kept'>,
  { name, ownerId }: { name: string; ownerId: string },
): string[][] {
  const folder = `${draftKey(name, { ownerId, path: [] })}/`
  return keysIn(kept)
    .filter((key) => key.startsWith(folder))
    .map((key) => key.slice(folder.length).split('/').map(decodeURIComponent))
}

/** Deletes all drafts except those of the given accounts. By default, deletes every draft. */
export function clearTabDrafts(
  { kept }: Pick<DraftStorages, 'kept'>,
  exceptOwners: readonly string[] = [],
): void {
  keysIn(kept)
    .filter((key) => key.startsWith(prefix) && !exceptOwners.includes(ownerOf(key)))
    .forEach((key) => kept.removeItem(key))
}

function parseJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isStored = (draft: unknown): draft is { value: unknown; at: number } =>
  typeof draft === 'object' &&
  draft !== null &&
  'value' in draft &&
  'at' in draft &&
  typeof draft.at === 'number'
