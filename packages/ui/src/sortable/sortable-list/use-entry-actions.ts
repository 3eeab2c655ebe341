'use client'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { moveItem } from '../move-item.ts'
import type { SortableLabels } from '../sortable.labels.ts'

/** The actions of an entry's buttons. */
export type EntryAction = 'up' | 'down' | 'remove'

interface EntryActionsOptions<Item> {
  items: readonly Item[]
  keys: readonly string[]
  names: readonly string[]
  labels: SortableLabels
  isFixed: (item: Item) => boolean
  onReorder: (items: Item[]) => void
  onRemove: ((item: Item) => void) | undefined
  /** Announces text to screen readers. */
  announce: (text: string) => void
}

interface EntryActionsControl {
  act: (key: string, action: EntryAction) => void
  register: (key: string, part: EntryAction | 'handle', button: HTMLButtonElement | null) => void
}

/** The parts to focus, in order of preference, after an action on an entry. */
const successors: Record<EntryAction, readonly (EntryAction | 'handle')[]> = {
  up: ['up', 'down'],
  down: ['down', 'up'],
  remove: ['remove', 'handle'],
}

/** Moves an entry by one position or removes it, announces this, and keeps focus in place. */
export function useEntryActions<Item>(options: EntryActionsOptions<Item>): EntryActionsControl {
  const latest = useRef(options)
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const pressed = useRef<{ key: string; action: EntryAction }>(undefined)
  const order = options.keys.join('\n')

  useLayoutEffect(() => {
    latest.current = options
  })

  // Moving or removing a node drops its focus. This focuses the pressed button again, or the next
  // suitable button.
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { key, action } = pressed.current
    pressed.current = undefined
    successors[action]
      .map((part) => buttons.current.get(`${part} ${key}`))
      .find((button) => button?.disabled === false)
      ?.focus()
  }, [order])

  // Both callbacks are stable, so that the buttons of other entries do not re-render.
  const register = useCallback<EntryActionsControl['register']>((key, part, button) => {
    if (button) buttons.current.set(`${part} ${key}`, button)
    else buttons.current.delete(`${part} ${key}`)
  }, [])

  const act = useCallback<EntryActionsControl['act']>((key, action) => {
    const { items, keys, names, labels, isFixed, onReorder, onRemove, announce } = latest.current
    const from = keys.indexOf(key)
    const item = items[from]
    const name = names[from] ?? ''
    if (item === undefined) return
    if (action === 'remove') {
      const canMove = (place: number) => place in items && !isFixed(items[place]!)
      const next = [from + 1, from - 1].find(canMove) ?? -1
      pressed.current = { key: keys[next] ?? '', action }
      announce(labels.removed(name))
      onRemove?.(item)
      return
    }
    const to = action === 'up' ? from - 1 : from + 1
    pressed.current = { key, action }
    announce(labels.dropped(name, to + 1, keys.length))
    onReorder(moveItem(items, from, to))
  }, [])

  return { act, register }
}
