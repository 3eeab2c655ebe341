'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { createHistory, type History } from '../../history/history.ts'
import { typedFields } from './typed-fields.ts'

/** The functions are stable, so that components that only edit do not render again on every key. */
export interface EditHistory<Value> {
  /** Changes the newest value; quick changes of the same texts and numbers are one step. */
  edit: (change: (value: Value) => Value) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/** A name that the page edits next to the value. */
export interface EditedName {
  name: string
  onNameChange: (name: string) => void
}

/** Longest time between two changes of the same texts and numbers that form one step, in ms. */
const pause = 700

/** Steps to remember. */
const depth = 100

/** The value, and the name next to it, between two steps. */
interface Moment<Value> {
  value: Value
  name: string | undefined
}

/** The history of one editor, and which of its buttons are enabled. */
function useSteps<Value>() {
  const [history] = useState(() =>
    createHistory<Moment<Value>>({ pause, depth, now: () => performance.now() }),
  )
  const [canStep, setCanStep] = useState({ canUndo: false, canRedo: false })
  /** Changes the history and shows which buttons are enabled now. */
  const change = useCallback(
    <Result>(work: (steps: History<Moment<Value>>) => Result): Result => {
      const result = work(history)
      const next = { canUndo: history.length() > 0, canRedo: history.canRedo() }
      setCanStep((shown) =>
        shown.canUndo === next.canUndo && shown.canRedo === next.canRedo ? shown : next,
      )
      return result
    },
    [history],
  )
  return { change, ...canStep }
}

/**
 * Undo and redo for a controlled value and, on request, a name next to it, whose edits are steps too. A
 * value that arrives from elsewhere, such as another signature, begins a new history.
 */
export function useHistory<Value extends object>(
  value: Value,
  onChange: (value: Value) => void,
  editedName?: EditedName,
): EditHistory<Value> {
  const name = editedName?.name
  const { change: changeSteps, canUndo, canRedo } = useSteps<Value>()
  const newest = useRef<Moment<Value>>({ value, name })
  const callbacks = useRef({ onChange, onNameChange: editedName?.onNameChange })

  const record = useCallback(
    (after: Moment<Value>) => {
      const before = newest.current
      newest.current = after
      changeSteps((steps) => steps.record({ before, after }, typedFields(before, after)))
    },
    [changeSteps],
  )

  useLayoutEffect(() => {
    callbacks.current = { onChange, onNameChange: editedName?.onNameChange }
  })

  useLayoutEffect(() => {
    if (newest.current.value !== value) {
      newest.current = { value, name }
      changeSteps((steps) => steps.clear())
    } else if (newest.current.name !== name) record({ value, name })
  }, [value, name, changeSteps, record])

  const edit = useCallback(
    (change: (value: Value) => Value) => {
      const before = newest.current
      const value = change(before.value)
      if (value === before.value) return
      record({ value, name: before.name })
      callbacks.current.onChange(value)
    },
    [record],
  )

  const restore = useCallback((moment: Moment<Value> | undefined) => {
    if (!moment) return
    const before = newest.current
    newest.current = moment
    if (moment.value !== before.value) callbacks.current.onChange(moment.value)
    if (moment.name !== before.name) callbacks.current.onNameChange?.(moment.name ?? '')
  }, [])

  const undo = useCallback(
    () => restore(changeSteps((steps) => steps.undo())?.before),
    [changeSteps, restore],
  )
  const redo = useCallback(
    () => restore(changeSteps((steps) => steps.redo())?.after),
    [changeSteps, restore],
  )

  return { edit, undo, redo, canUndo, canRedo }
}
