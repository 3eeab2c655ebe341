import { sql } from 'kysely'

/**
 * Which use of a statement gives it a name: 3 means the third. One-off statements, such as long
 * inserts, never get a name.
 */
const usesBeforeName = 3
/** Maximum number of named statements. Each connection keeps the plans of all of them in memory. */
const maxNames = 300
/**
 * Maximum length of a prepared statement, in characters. Longer statements contain many rows, so
 * the same text rarely occurs again.
 */
const maxPreparedLength = 10_000
/** Maximum number of statements whose uses are counted. */
const maxCounted = 1000

/**
 * A comment in statements whose best plan depends on their values, as those of lists and reports.
 * They get no name: after five uses of a named statement, Postgres may plan it once for all values.
 * It would then read and sort half of all people for a page of the largest team, since most teams
 * are small.
 */
const plannedByValues = '/* planned by its values */'

/** A condition that marks the statement as planned by its values. True for all rows. */
export const byValues = sql<boolean>`true ${sql.raw(plannedByValues)}`

/** Returns whether a statement can be prepared for repeated use. */
export const isPreparable = (text: string): boolean =>
  text.length <= maxPreparedLength && !text.includes(plannedByValues)

/** Returns the name under which connections prepare a statement; undefined if they do not. */
export type NameOf = (text: string) => string | undefined

/**
 * Names repeated statements, because parsing and planning a statement takes the database twice as
 * long as executing it.
 */
export function createStatementNames(): NameOf {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return (text) => {
    // Several statements in one text cannot be prepared.
    if (text.includes(';') || !isPreparable(text)) return undefined
    const name = names.get(text)
    if (name !== undefined || names.size >= maxNames) return name
    const count = (uses.get(text) ?? 0) + 1
    if (count < usesBeforeName) {
      if (uses.size >= maxCounted) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const made = `s${names.size}`
    names.set(text, made)
    return made
  }
}

/** Detects the error 'cached plan must not change result type'. */
export function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery'
  )
}
