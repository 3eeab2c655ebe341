'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import type { SortableLabels } from '../sortable-labels.ts'
import type { Direction } from './sortable-entry.tsx'

interface MoveByButtonOptions {
  keys: readonly string[]
  names: readonly string[]
  move: (from: number, to: number) => void
  labels: SortableLabels
}

interface MoveByButton {
  move: (key: string, direction: Direction) => void
  register: (key: string, direction: Direction, button: HTMLButtonElement | null) => void
  /** What is read out about the last move. */
  announcement: string
}

/** Moves entries one place at a time and keeps the focus on the pressed entry's buttons. */
export function useMoveByButton({ keys, names, move, labels }: MoveByButtonOptions): MoveByButton {
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const pressed = useRef<{ key: string; direction: Direction }>(undefined)
  const [announcement, setAnnouncement] = useState('')
  const order = keys.join('\n')

  // Moving a node in the document takes the focus from it, so it is given back afterwards.
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { key, direction } = pressed.current
    pressed.current = undefined
    const other: Direction = direction === 'up' ? 'down' : 'up'
    const wanted = buttons.current.get(`${direction} ${key}`)
    const target = wanted?.disabled === true ? buttons.current.get(`${other} ${key}`) : wanted
    target?.focus()
  }, [order])

  return {
    announcement,
    register(key, direction, button) {
      if (button) buttons.current.set(`${direction} ${key}`, button)
      else buttons.current.delete(`${direction} ${key}`)
    },
    move(key, direction) {
      const from = keys.indexOf(key)
      const to = direction === 'up' ? from - 1 : from + 1
      pressed.current = { key, direction }
      setAnnouncement(labels.dropped(names[from] ?? '', to + 1, keys.length))
      move(from, to)
    },
  }
}
