import { type SetStateAction, useCallback, useState } from 'react'
import { isSame, merge } from './merge.ts'
import { type DraftSubject, type OwnDraft, useOwnDraft } from './use-own-draft.ts'
import { useTabDraft } from './use-tab-draft.ts'

interface StateDraft<Value> {
  base: Value
  value: Value
}

export interface KeptStateOptions<Value> {
  /** The subject under which this browser keeps the value. */
  keptAs: DraftSubject
  /** The value without unsaved work. Only the value at the first render is used. */
  initial: Value
  /** Validates a stored value; null if it is invalid. */
  parse: (stored: unknown) => Value | null
}

/** The status of unsaved work that this browser keeps. */
export interface KeptStatus {
  isDirty: boolean
  /** Whether the value is from an earlier visit, which the user has not acknowledged. */
  isResumed: boolean
  /**
   * Whether a part that the user changed in the earlier visit has since been changed elsewhere too.
   * The value then contains the user's change.
   */
  isOlder: boolean
  acknowledge: () => void
  /** Returns to the initial value. */
  drop: () => void
  /** Deletes the copy, after the work was saved or when the user leaves without saving. */
  discard: () => void
}

/** Unsaved work of a screen without a form, such as a list that is filled by scanning. */
export interface KeptState<Value> extends KeptStatus {
  value: Value
  set: (next: SetStateAction<Value>) => void
  /** Replaces the initial value, for example after saving. `value` stays the same. */
  rebase: (base: Value) => void
}

/**
 * A state whose value is kept in this browser while it differs from the initial one. The initial
 * value must be plain data.
 */
export function useKeptState<Value>({
  keptAs,
  initial,
  parse,
}: KeptStateOptions<Value>): KeptState<Value> {
  const draft = useOwnDraft(keptAs, (stored) => parseStateDraft(stored, parse))
  const [base, rebase] = useState(initial)
  const [restored] = useState(() => restore(draft, base))
  const [value, set] = useState(restored.value)
  const [isResumed, setResumed] = useState(draft.found !== null)
  const { place } = draft
  const [isDone, setDone] = useState(false)
  const isDirty = !isDone && !isSame(value, base)
  const read = useCallback(() => ({ place, value: { base, value } }), [place, base, value])
  const forget = useTabDraft({ ...draft, isDirty, read })
  return {
    value,
    set,
    rebase,
    isDirty,
    isResumed: isResumed && isDirty,
    isOlder: restored.isOlder,
    acknowledge: () => setResumed(false),
    drop: () => {
      set(base)
      setResumed(false)
    },
    discard: () => {
      setDone(true)
      forget()
    },
  }
}

/** Applies the changes of an earlier visit to the initial value. */
function restore<Value>({ found }: OwnDraft<StateDraft<Value>>, initial: Value) {
  if (!found) return { value: initial, isOlder: false }
  const { value, contested } = merge([found.value.base, found.value.value, initial])
  return { value, isOlder: contested.length > 0 }
}

function parseStateDraft<Value>(
  stored: unknown,
  parse: (stored: unknown) => Value | null,
): StateDraft<Value> | null {
  if (typeof stored !== 'object' || stored === null || !('base' in stored && 'value' in stored)) {
    return null
  }
  const base = parse(stored.base)
  const value = parse(stored.value)
  return base === null || value === null ? null : { base, value }
}
