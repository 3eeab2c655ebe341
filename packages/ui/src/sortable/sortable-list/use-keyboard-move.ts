'use client'
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { moveItem } from '../move-item.ts'
import type { SortableLabels } from '../sortable.labels.ts'

interface KeyboardMoveOptions<Item> {
  items: readonly Item[]
  keys: readonly string[]
  names: readonly string[]
  labels: SortableLabels
  /** The first position that entries can move to. */
  start: number
  onReorder: (items: Item[]) => void
  /** Announces text to screen readers. */
  announce: (text: string) => void
}

/** An entry that was picked up, and its position until it is dropped. */
interface LiftedEntry {
  key: string
  place: number
}

export interface KeyboardMove {
  /** Key of the lifted entry. */
  liftedKey: string | undefined
  /** Position of each entry, by its key, while one is lifted. */
  places: ReadonlyMap<string, number>
  /** Handles a key pressed on the entry's handle. */
  onKeyDown: (key: string, event: KeyboardEvent) => void
  /** Drops the lifted entry, if any, at its current position. */
  drop: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Moves an entry with keys pressed on its handle. The effect of a key depends only on the keys
 * before it, never on where entries are on the screen, so even very fast key presses are handled.
 */
export function useKeyboardMove<Item>({
  items,
  keys,
  names,
  labels,
  start,
  onReorder,
  announce,
}: KeyboardMoveOptions<Item>): KeyboardMove {
  const [lastLifted, setLifted] = useState<LiftedEntry>()
  const origin = lastLifted ? keys.indexOf(lastLifted.key) : -1
  const lifted = origin < 0 ? undefined : lastLifted
  const name = names[origin] ?? ''

  function drop() {
    if (!lifted) return
    setLifted(undefined)
    announce(labels.dropped(name, lifted.place + 1, keys.length))
    if (origin !== lifted.place) onReorder(moveItem(items, origin, lifted.place))
  }

  function cancel() {
    setLifted(undefined)
    announce(labels.cancelled(name, origin + 1, keys.length))
  }

  function pickUp(key: string) {
    const place = keys.indexOf(key)
    setLifted({ key, place })
    announce(labels.grabbed(names[place] ?? '', place + 1, keys.length))
  }

  function moveTo(key: string, place: number) {
    if (place < start || place >= keys.length) return
    setLifted({ key, place })
    announce(labels.over(name, place + 1, keys.length))
  }

  function onKeyDown(key: string, event: KeyboardEvent) {
    const step = steps[event.key]
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (event.repeat) return
      if (lifted) drop()
      else pickUp(key)
    } else if (lifted && event.key === 'Escape') {
      // Otherwise a dialog around the list would close.
      event.stopPropagation()
      cancel()
    } else if (lifted && step !== undefined) {
      event.preventDefault()
      moveTo(lifted.key, lifted.place + step)
    }
  }

  const latest = useRef({ onKeyDown, drop })
  useLayoutEffect(() => {
    latest.current = { onKeyDown, drop }
  })

  return {
    liftedKey: lifted?.key,
    places: new Map(
      lifted ? moveItem(keys, origin, lifted.place).map((key, place) => [key, place]) : [],
    ),
    // Both callbacks are stable, so that entries do not re-render.
    onKeyDown: useCallback<typeof onKeyDown>(
      (key, event) => latest.current.onKeyDown(key, event),
      [],
    ),
    drop: useCallback(() => latest.current.drop(), []),
  }
}
