import { createHistory } from '@org/ui/history'
import { useState } from 'react'
import type { KeptState } from './use-kept-state.ts'

/** Time in ms within which changes to the same field are one step. */
const pause = 1000

export interface Undoable<Value> {
  /**
   * Changes fields.
   *
   * @param key identifies the field that the user types in: changes with the same key in quick
   * succession are one step.
   */
  change: (changes: Partial<Value>, key?: string | null) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  /** Forgets all steps, for when the value is replaced. */
  clear: () => void
}

/** Makes changes to a kept value undoable. */
export function useUndoable<Value extends object>({
  value,
  set,
}: Pick<KeptState<Value>, 'value' | 'set'>): Undoable<Value> {
  const [history] = useState(() => createHistory<Value>({ pause, now: () => performance.now() }))
  const [state, setState] = useState({ canUndo: false, canRedo: false })
  const noteState = () => setState({ canUndo: history.length() > 0, canRedo: history.canRedo() })
  const show = (next: Value | undefined) => {
    if (next !== undefined) set(next)
    noteState()
  }
  return {
    ...state,
    change(changes, key = null) {
      const after = { ...value, ...changes }
      history.record({ before: value, after }, key)
      show(after)
    },
    undo: () => show(history.undo()?.before),
    redo: () => show(history.redo()?.after),
    clear() {
      history.clear()
      noteState()
    },
  }
}
