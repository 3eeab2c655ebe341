import { currentOf, merge, useKeptState, useUndoable, type Winner } from '@org/app-kit'
import { useState } from 'react'

/** Fields of every stored item that a coach made. */
interface Stored {
  id: string
  revision: number
}

/** Describes how an entity is edited. Its fields are compared and merged one by one. */
export interface OwnedEntity<Item extends Stored, Draft extends object> {
  /** First part of the key under which this browser keeps unsaved work; the id or `new` follows. */
  name: string
  /** Returns the values of a new item. */
  blank: () => Draft
  draftOf: (item: Item) => Draft
  /** Validates a draft that this browser has kept; null if it is invalid. */
  parse: (stored: unknown) => Draft | null
}

/** Saves a draft: creates an item if `from` is null, otherwise updates `from`. */
export type SaveOwned<Item, Draft> = (draft: Draft, from: Item | null) => Promise<Item>

/**
 * Fields that this coach has changed both here and in another tab, and the item as it is stored
 * now.
 */
export interface OwnedConflict<Item, Draft> {
  current: Item
  fields: readonly (keyof Draft)[]
}

/**
 * Holds the draft of an item that a coach edits, with its undo history, and saves it. This browser
 * keeps unsaved changes.
 *
 * @param stored the item to edit; null for a new one. Values of later renders are ignored.
 */
export function useOwnedWork<Item extends Stored, Draft extends object>(
  { name, blank, draftOf, parse }: OwnedEntity<Item, Draft>,
  stored: Item | null,
  saveOwned: SaveOwned<Item, Draft>,
) {
  const [base, setBase] = useState(stored)
  const [conflict, setConflict] = useState<OwnedConflict<Item, Draft> | null>(null)
  const kept = useKeptState<Draft>({
    keptAs: stored ? [name, 'id', stored.id] : [name, 'new'],
    initial: stored ? draftOf(stored) : blank(),
    parse,
  })
  const history = useUndoable(kept)

  function rebase(current: Item) {
    setBase(current)
    kept.rebase(draftOf(current))
    setConflict(null)
  }

  async function send(draft: Draft, from: Item | null): Promise<Item> {
    const saved = await saveOwned(draft, from)
    kept.rebase(draftOf(saved))
    kept.set((now) => (now === draft ? draftOf(saved) : now))
    setBase(saved)
    setConflict(null)
    return saved
  }

  /**
   * Merges the draft with the item that another tab has saved. Returns null if both changed the
   * same field to different values.
   */
  function merged(draft: Draft, from: Item, current: Item) {
    const both = merge([draftOf(from), draft, draftOf(current)])
    const fields = [...new Set(both.contested.map((path) => path.split('.')[0] ?? path))]
    if (fields.length === 0) return both.value
    setConflict({ current, fields: fields as (keyof Draft)[] })
    return null
  }

  /**
   * Saves the values. Resolves with null if they conflict with values that another tab has saved.
   */
  async function save(draft = kept.value, from: Item | null = base): Promise<Item | null> {
    try {
      return await send(draft, from)
    } catch (error) {
      const current = currentOf(error) as Item | null
      if (current === null || from === null) throw error
      const both = merged(draft, from, current)
      if (both === null) return null
      kept.set(both)
      rebase(current)
      return send(both, current)
    }
  }

  /** Continues from the stored item, with one side's values for the fields in conflict. */
  function settle(winner: Winner): Draft {
    if (!conflict || !base) return kept.value
    const { value } = merge([draftOf(base), kept.value, draftOf(conflict.current)], winner)
    kept.set(value)
    history.clear()
    rebase(conflict.current)
    return value
  }

  return {
    draft: kept.value,
    stored: base,
    kept,
    history,
    conflict,
    save,
    take: () => void settle('theirs'),
    /** Saves this tab's values in place of those that the other tab has saved. */
    replace: () => {
      const current = conflict?.current ?? null
      return save(settle('mine'), current)
    },
  }
}

export type OwnedWork<Item extends Stored, Draft extends object> = ReturnType<
  typeof useOwnedWork<Item, Draft>
>
