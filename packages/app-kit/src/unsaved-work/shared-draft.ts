import { delMany, get, set, update, type UseStore } from 'idb-keyval'
import { draftStorages } from './tab-drafts.ts'

/** A draft as a tab finds it when it opens. */
export interface OpenedDraft<Value> {
  draft: Value
  /** Another tab's contradicting draft, until the user decides which one to keep. */
  other: Value | null
}

/** A draft that all tabs of this browser share, as one tab sees it. */
export interface SharedDraft<Value> {
  /**
   * Reads the draft. An edit saved by `stash` as the page was closing takes precedence; if another
   * tab has written since then, both drafts are returned.
   */
  open: () => Promise<OpenedDraft<Value> | null>
  /** Reads the stored draft and marks it as seen by this tab. */
  read: () => Promise<Value | null>
  /**
   * Reads the stored draft without marking it as seen. `isSeen` is false after a write by another
   * tab.
   */
  peek: () => Promise<{ draft: Value; isSeen: boolean } | null>
  /** Returns the version that this tab saw last; null if it has seen none. */
  version: () => string | null
  /**
   * Writes the draft, unless another tab has written a different one that this tab has not seen.
   *
   * @returns the other tab's draft, at each call until `overwrite`: a caller that is interrupted
   *   before it has merged the two loses nothing. Null if the draft was written
   */
  write: (draft: Value) => Promise<Value | null>
  /** Keeps the draft next to another tab's, until the user decides. */
  writeBeside: (draft: Value) => Promise<void>
  /** Overwrites every other draft, after the user has decided or both drafts were merged. */
  overwrite: (draft: Value) => Promise<void>
  /**
   * Saves the draft synchronously when the page is being closed, because IndexedDB is too slow
   * then.
   */
  stash: (draft: Value) => void
  remove: () => Promise<void>
}

export interface SharedDraftOptions<Value> {
  store: UseStore
  /** Key in the store; the key followed by `-beside` holds a contradicting draft. */
  key: string
  /** Key in local storage for `stash`. */
  stashKey: string
  /** Completes a draft that an older version of the program may have written. */
  complete: (stored: Partial<Value>) => Value
  /** Whether two drafts hold the same work. */
  isSame: (one: Value, other: Value) => boolean
}

interface Stash<Value> {
  draft: Value
  /** Versions that the tab has seen. */
  known: string[]
}

type Stored<Value> = Partial<Value> & { version?: string }

interface Parsed<Value> {
  draft: Value
  version: string
}

/** Version of all drafts that were written before drafts had a version. */
const firstVersion = 'first'

/**
 * Number of versions that a tab remembers. A few are enough, because the tab only has to recognise
 * its own latest writes.
 */
const knownVersions = 10

/**
 * Opens a draft for one tab. Each write gets a random version, so that a tab can recognise the
 * drafts that it has seen.
 */
export function openSharedDraft<Value extends object>({
  store,
  key,
  stashKey,
  complete,
  isSame,
}: SharedDraftOptions<Value>): SharedDraft<Value> {
  const besideKey = `${key}-beside`
  let known: string[] = []

  const remember = (version: string) => {
    known = [...known, version].slice(-knownVersions)
  }
  const parse = ({ version = firstVersion, ...draft }: Stored<Value>): Parsed<Value> => ({
    version,
    draft: complete(draft as Partial<Value>),
  })
  const readAt = async (place: string) => {
    const stored = await get<Stored<Value>>(place, store)
    return stored ? parse(stored) : null
  }
  const newVersion = () => {
    const version = crypto.randomUUID()
    // Remember the version before the write completes, because the next edit may be written in the
    // meantime.
    remember(version)
    return version
  }
  const overwrite = async (draft: Value) => {
    await set(key, { ...draft, version: newVersion() }, store)
    await delMany([besideKey], store)
  }
  const writeBeside = (draft: Value) => set(besideKey, draft, store)

  return {
    async open() {
      const stashed = takeStash<Value>(stashKey)
      const [kept, beside] = await Promise.all([readAt(key), readAt(besideKey)])
      if (kept) remember(kept.version)
      const mine = stashed?.draft ?? beside?.draft
      if (!mine) return kept && { draft: kept.draft, other: null }
      const isNewer = kept !== null && !beside && stashed?.known.includes(kept.version) === true
      if (kept !== null && !isNewer && !isSame(mine, kept.draft)) {
        await writeBeside(mine)
        return { draft: mine, other: kept.draft }
      }
      await overwrite(mine)
      return { draft: mine, other: null }
    },
    async read() {
      const kept = await readAt(key)
      if (kept) remember(kept.version)
      return kept?.draft ?? null
    },
    async peek() {
      const kept = await readAt(key)
      return kept && { draft: kept.draft, isSeen: known.includes(kept.version) }
    },
    version: () => known.at(-1) ?? null,
    async write(draft) {
      const version = newVersion()
      const others: Value[] = []
      // One transaction: no other tab can write between the check and the write.
      await update<Stored<Value>>(
        key,
        (stored) => {
          const kept = stored && parse(stored)
          const contradicts = kept && !known.includes(kept.version) && !isSame(kept.draft, draft)
          if (!contradicts) return { ...draft, version }
          others.push(kept.draft)
          return stored
        },
        store,
      )
      return others[0] ?? null
    },
    writeBeside,
    overwrite,
    stash(draft) {
      const stash: Stash<Value> = { draft, known }
      draftStorages()?.kept.setItem(stashKey, JSON.stringify(stash))
    },
    async remove() {
      draftStorages()?.kept.removeItem(stashKey)
      await delMany([key, besideKey], store)
    },
  }
}

/** Reads and deletes a stash. */
function takeStash<Value>(key: string): Stash<Value> | null {
  const text = draftStorages()?.kept.getItem(key) ?? null
  draftStorages()?.kept.removeItem(key)
  return text === null ? null : (JSON.parse(text) as Stash<Value>)
}
