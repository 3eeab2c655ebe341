import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { changedFields, noHistory, remembered, stepBack, stepForward } from './history.ts'
import type { History } from './history.ts'

export interface EditHistory<Value> {
  /** Changes the newest value; quick changes of the same fields, as by typing, are one step. */
  edit: (change: (value: Value) => Value) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/** Milliseconds without a change after which the next one is a step of its own. */
const pause = 700

const nothing = { at: 0, fields: '' }

/**
 * Undo and redo for a controlled value. A value that arrives from elsewhere, such as another
 * signature, begins a new history.
 */
export function useHistory<Value extends object>(
  value: Value,
  onChange: (value: Value) => void,
): EditHistory<Value> {
  const [history, setHistory] = useState<History<Value>>(noHistory)
  const newest = useRef(value)
  const last = useRef(nothing)

  useLayoutEffect(() => {
    if (newest.current === value) return
    newest.current = value
    setHistory(noHistory)
  }, [value])

  const edit = useCallback(
    (change: (value: Value) => Value) => {
      const before = newest.current
      const after = change(before)
      if (after === before) return
      const made = { at: performance.now(), fields: changedFields(before, after) }
      const isSameStep = made.at - last.current.at < pause && made.fields === last.current.fields
      last.current = made
      newest.current = after
      setHistory((known) =>
        isSameStep && known.past.length > 0 ? { ...known, future: [] } : remembered(known, before),
      )
      onChange(after)
    },
    [onChange],
  )

  const step = useCallback(
    (take: typeof stepBack<Value>) => {
      const taken = take(history, newest.current)
      if (!taken) return
      last.current = nothing
      newest.current = taken.value
      setHistory(taken.history)
      onChange(taken.value)
    },
    [history, onChange],
  )

  return {
    edit,
    undo: () => step(stepBack),
    redo: () => step(stepForward),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
