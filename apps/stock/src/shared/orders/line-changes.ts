import { isCount, isRecord } from '#shared/forms/stored-record.ts'

/** A line whose quantity can be edited. */
export interface EditedLine {
  key: string
  name: string
  /** The stored quantity in units. */
  qty: number
}

/** A quantity that a person entered, and the stored one that it replaces. */
export interface LineChange {
  qty: number
  from: number
}

/** The entered quantities, by key of the line. */
export type LineChanges = Readonly<Record<string, LineChange>>

/** A line that somebody else has changed. */
export interface ForeignChange {
  key: string
  name: string
  /** The quantity that this person entered, or saw when editing began. */
  mine: number
  theirs: number
}

/**
 * Returns the changes with a new quantity for a line, or without the line if that is already the
 * stored quantity.
 */
export function withQuantity(changes: LineChanges, line: EditedLine, qty: number): LineChanges {
  const { [line.key]: former, ...others } = changes
  if (qty === line.qty) return others
  return { ...others, [line.key]: { qty, from: former?.from ?? line.qty } }
}

/** Returns the lines that this person and somebody else have changed to different quantities. */
export const contestedLines = (
  changes: LineChanges,
  lines: readonly EditedLine[],
): ForeignChange[] =>
  lines.flatMap(({ key, name, qty }) => {
    const change = changes[key]
    return change && change.from !== qty && change.qty !== qty
      ? [{ key, name, mine: change.qty, theirs: qty }]
      : []
  })

/**
 * Returns the lines that only somebody else has changed or added since this person `opened` them.
 */
export function foreignLines(
  opened: readonly EditedLine[],
  lines: readonly EditedLine[],
  changes: LineChanges,
): ForeignChange[] {
  const former = new Map(opened.map(({ key, qty }) => [key, qty]))
  return lines.flatMap(({ key, name, qty }) => {
    const mine = former.get(key) ?? 0
    return changes[key] || mine === qty ? [] : [{ key, name, mine, theirs: qty }]
  })
}

/** Rebases the changes on the current quantities of these lines, so that no line is contested. */
export const basedOn = (changes: LineChanges, lines: readonly EditedLine[]): LineChanges =>
  lines.reduce<LineChanges>((based, line) => {
    const change = changes[line.key]
    return change ? { ...based, [line.key]: { ...change, from: line.qty } } : based
  }, {})

/** Removes the changes to contested lines. */
export function withoutContested(
  changes: LineChanges,
  contested: readonly ForeignChange[],
): LineChanges {
  const givenUp = new Set(contested.map(({ key }) => key))
  return Object.fromEntries(Object.entries(changes).filter(([key]) => !givenUp.has(key)))
}

/** Returns stored changes; null if they are invalid. */
export function parseLineChanges(stored: unknown): LineChanges | null {
  const isValid =
    isRecord(stored) &&
    Object.values(stored).every(
      (change) => isRecord(change) && isCount(change['qty']) && isCount(change['from']),
    )
  return isValid ? (stored as Record<string, LineChange>) : null
}
