import { type DraftSubject, useKeptState } from '@org/app-kit'
import { useState } from 'react'
import {
  basedOn,
  contestedLines,
  type EditedLine,
  foreignLines,
  type LineChanges,
  parseLineChanges,
  withoutContested,
  withQuantity,
} from './line-changes.ts'

const nothing: LineChanges = {}

/**
 * The quantities that a person enters in the edit mode of an order or a return, which this browser
 * keeps.
 *
 * @param lines the stored lines, including the latest changes of other people.
 */
export function useLineChanges(keptAs: DraftSubject, lines: readonly EditedLine[]) {
  const kept = useKeptState({ keptAs, initial: nothing, parse: parseLineChanges })
  const [opened] = useState(lines)
  const { value: changes, set } = kept
  const contested = contestedLines(changes, lines)
  return {
    kept,
    /** Returns the quantity to show. */
    qtyOf: ({ key, qty }: Pick<EditedLine, 'key' | 'qty'>) => changes[key]?.qty ?? qty,
    setQty: (line: EditedLine, qty: number) => set((former) => withQuantity(former, line, qty)),
    /**
     * Lines that somebody else has changed to another quantity. The user must decide before saving.
     */
    contested,
    /** Lines that only somebody else has changed. */
    foreign: foreignLines(opened, lines, changes),
    take: () => set((former) => withoutContested(former, contested)),
    replace: () => set((former) => basedOn(former, lines)),
  }
}
