import { fieldProblem } from './field-format.ts'
import { identifierAt } from './identifiers.ts'
import { fnc1 } from './separator.ts'

/**
 * Counts the ways to split a text into valid fields if FNC1 may have been lost anywhere: 0, 1, or 2
 * for more than one. `10A2112` has two readings: the lot `A2112`, or the lot `A` followed by the
 * serial number `12`. Days that do not exist are allowed only if `allowsBadDates` is set.
 */
export function countReadings(text: string, today: string, allowsBadDates = false): number {
  // Works backwards, because the readings from a position depend on those from later positions.
  const readings = new Map([[text.length, 1]])
  for (let at = text.length - 1; at >= 0; at -= 1) {
    readings.set(at, readingsFrom({ text, at, readings }, today, allowsBadDates))
  }
  return readings.get(0) ?? 0
}

interface Place {
  text: string
  at: number
  /** The number of readings from each later position. */
  readings: ReadonlyMap<number, number>
}

function readingsFrom({ text, at, readings }: Place, today: string, allowsBadDates: boolean) {
  if (text[at] === fnc1) return readings.get(at + 1) ?? 0
  const found = identifierAt(text, at)
  if (!found) return 0
  const { identifier, format } = found
  const start = at + identifier.length
  let count = 0
  for (let end = start + format.min; end <= start + format.max && count < 2; end += 1) {
    const following = readings.get(end) ?? 0
    if (following === 0) continue
    const problem = fieldProblem(text.slice(start, end), format, today)
    if (problem === null || (allowsBadDates && problem === 'date')) count += following
  }
  return Math.min(count, 2)
}
