'use client'
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { moveItem } from '../move-item.ts'
import type { SortableLabels } from '../sortable.labels.ts'

interface KeyboardMoveOptions<Item> {
  items: readonly Item[]
  keys: readonly string[]
  names: readonly string[]
  labels: SortableLabels
  onReorder: (items: Item[]) => void
  /** Reads a text out. */
  announce: (text: string) => void
}

/** An entry that was picked up, and the place where it stands until it is dropped. */
interface HeldEntry {
  key: string
  place: number
}

export interface KeyboardMove {
  /** Key of the entry that is held. */
  heldKey: string | undefined
  /** Where each entry, by its key, stands while one is held. */
  places: ReadonlyMap<string, number>
  /** For the handle of the entry of that key. */
  onKeyDown: (key: string, event: KeyboardEvent) => void
  /** Leaves the held entry, if any, where it stands. */
  drop: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Moves an entry by the keys that are pressed on its handle. What a key does follows from the keys
 * before it and never from where entries lie on the screen: none is lost, however fast they come.
 */
export function useKeyboardMove<Item>({
  items,
  keys,
  names,
  labels,
  onReorder,
  announce,
}: KeyboardMoveOptions<Item>): KeyboardMove {
  const [lastHeld, setHeld] = useState<HeldEntry>()
  const origin = lastHeld ? keys.indexOf(lastHeld.key) : -1
  const held = origin < 0 ? undefined : lastHeld
  const name = names[origin] ?? ''

  function drop() {
    if (!held) return
    setHeld(undefined)
    announce(labels.dropped(name, held.place + 1, keys.length))
    if (origin !== held.place) onReorder(moveItem(items, origin, held.place))
  }

  function cancel() {
    setHeld(undefined)
    announce(labels.cancelled(name, origin + 1, keys.length))
  }

  function pickUp(key: string) {
    const place = keys.indexOf(key)
    setHeld({ key, place })
    announce(labels.grabbed(names[place] ?? '', place + 1, keys.length))
  }

  function moveTo(key: string, place: number) {
    if (place < 0 || place >= keys.length) return
    setHeld({ key, place })
    announce(labels.over(name, place + 1, keys.length))
  }

  function onKeyDown(key: string, event: KeyboardEvent) {
    const step = steps[event.key]
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (event.repeat) return
      if (held) drop()
      else pickUp(key)
    } else if (held && event.key === 'Escape') {
      // A dialog around the list would close.
      event.stopPropagation()
      cancel()
    } else if (held && step !== undefined) {
      event.preventDefault()
      moveTo(held.key, held.place + step)
    }
  }

  const latest = useRef({ onKeyDown, drop })
  useLayoutEffect(() => {
    latest.current = { onKeyDown, drop }
  })

  return {
    heldKey: held?.key,
    places: new Map(
      held ? moveItem(keys, origin, held.place).map((key, place) => [key, place]) : [],
    ),
    // Both stay the same for ever, so that entries are not drawn again.
    onKeyDown: useCallback<typeof onKeyDown>(
      (key, event) => latest.current.onKeyDown(key, event),
      [],
    ),
    drop: useCallback(() => latest.current.drop(), []),
  }
}
