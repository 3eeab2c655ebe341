'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { createEditHistory } from './edit-history.ts'
import { typedFields } from './typed-fields.ts'

/**
 * Functions to edit a value with undo and redo. The functions are stable, so components that only
 * edit do not re-render on every keystroke.
 */
export interface EditHistory<Value> {
  /**
   * Changes the newest value. Changes made in quick succession to the same fields, if these contain
   * text or numbers, are merged into one step.
   */
  edit: (change: (value: Value) => Value) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/** A name that the page edits together with the value. */
export interface EditedName {
  name: string
  onNameChange: (name: string) => void
}

/** A state between two steps: the value and, if it is part of the history, the name. */
interface Moment<Value> {
  value: Value
  name: string | undefined
}

/**
 * Provides undo and redo for a controlled value and, optionally, for the name that is edited with
 * it. A value that comes from elsewhere, such as another signature, starts a new history.
 */
export function useHistory<Value extends object>(
  value: Value,
  onChange: (value: Value) => void,
  editedName?: EditedName,
): EditHistory<Value> {
  const name = editedName?.name
  const [history] = useState(() => createEditHistory<Moment<Value>>())
  const [canUndo, setCanUndo] = useState(false)
  const [canRedo, setCanRedo] = useState(false)
  const newest = useRef<Moment<Value>>({ value, name })
  const callbacks = useRef({ onChange, onNameChange: editedName?.onNameChange })

  const showSteps = useCallback(() => {
    setCanUndo(history.length() > 0)
    setCanRedo(history.canRedo())
  }, [history])

  const record = useCallback(
    (after: Moment<Value>) => {
      const before = newest.current
      newest.current = after
      history.record({ before, after }, typedFields(before, after))
      showSteps()
    },
    [history, showSteps],
  )

  useLayoutEffect(() => {
    callbacks.current = { onChange, onNameChange: editedName?.onNameChange }
  })

  useLayoutEffect(() => {
    if (newest.current.value !== value) {
      newest.current = { value, name }
      history.clear()
      showSteps()
    } else if (newest.current.name !== name) record({ value, name })
  }, [value, name, history, showSteps, record])

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

  const restore = useCallback(
    (moment: Moment<Value> | undefined) => {
      if (!moment) return
      const before = newest.current
      newest.current = moment
      showSteps()
      if (moment.value !== before.value) callbacks.current.onChange(moment.value)
      if (moment.name !== before.name) callbacks.current.onNameChange?.(moment.name ?? '')
    },
    [showSteps],
  )

  const undo = useCallback(() => restore(history.undo()?.before), [history, restore])
  const redo = useCallback(() => restore(history.redo()?.after), [history, restore])

  return { edit, undo, redo, canUndo, canRedo }
}
