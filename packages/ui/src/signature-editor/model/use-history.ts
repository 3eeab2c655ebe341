'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import {
  noHistory,
  remembered,
  stepBack,
  stepForward,
  typedFields,
  withoutFuture,
} from './history.ts'
import type { History } from './history.ts'

/** The functions stay the same ones, so that what only edits is not drawn again with each key. */
export interface EditHistory<Value> {
  /** Changes the newest value; quick changes of the same texts and numbers are one step. */
  edit: (change: (value: Value) => Value) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/** A name that the page edits beside the value. */
export interface NamedBeside {
  name: string
  onNameChange: (name: string) => void
}

/** Milliseconds without a change after which the next one is a step of its own. */
const pause = 700

/** The last change: when it was made, in milliseconds, and the texts and numbers that it changed. */
interface Edited {
  at: number
  fields: string | null
}

const nothing: Edited = { at: 0, fields: null }

/** What the steps go between. */
interface Moment<Value> {
  value: Value
  name: string | undefined
}

/**
 * Undo and redo for a controlled value and, on request, a name beside it: what is typed there is a
 * step as well. A value that arrives from elsewhere, such as another signature, begins a new history.
 */
export function useHistory<Value extends object>(
  value: Value,
  onChange: (value: Value) => void,
  beside?: NamedBeside,
): EditHistory<Value> {
  const name = beside?.name
  const [history, setHistory] = useState<History<Moment<Value>>>(noHistory)
  const newest = useRef<Moment<Value>>({ value, name })
  const known = useRef(history)
  const last = useRef<Edited>(nothing)
  const tell = useRef({ onChange, onNameChange: beside?.onNameChange })

  const keep = useCallback((next: History<Moment<Value>>) => {
    known.current = next
    setHistory(next)
  }, [])

  const record = useCallback(
    (after: Moment<Value>) => {
      const before = newest.current
      const made = { at: performance.now(), fields: typedFields(before, after) }
      const isSameStep =
        made.at - last.current.at < pause &&
        made.fields !== null &&
        made.fields === last.current.fields
      last.current = made
      newest.current = after
      keep(
        isSameStep && known.current.past.length > 0
          ? withoutFuture(known.current)
          : remembered(known.current, before),
      )
    },
    [keep],
  )

  useLayoutEffect(() => {
    tell.current = { onChange, onNameChange: beside?.onNameChange }
  })

  useLayoutEffect(() => {
    if (newest.current.value !== value) {
      newest.current = { value, name }
      keep(noHistory)
    } else if (newest.current.name !== name) record({ value, name })
  }, [value, name, keep, record])

  const edit = useCallback(
    (change: (value: Value) => Value) => {
      const before = newest.current
      const after = change(before.value)
      if (after === before.value) return
      record({ value: after, name: before.name })
      tell.current.onChange(after)
    },
    [record],
  )

  const step = useCallback(
    (take: typeof stepBack<Moment<Value>>) => {
      const before = newest.current
      const taken = take(known.current, before)
      if (!taken) return
      const { value: after, history: next } = taken
      last.current = nothing
      newest.current = after
      keep(next)
      if (after.value !== before.value) tell.current.onChange(after.value)
      if (after.name !== before.name) tell.current.onNameChange?.(after.name ?? '')
    },
    [keep],
  )

  const undo = useCallback(() => step(stepBack), [step])
  const redo = useCallback(() => step(stepForward), [step])

  return {
    edit,
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
