/**
 * Which use of a statement gives it a name: 3 means the third. One-off statements, such as long
 * inserts, never get a name.
 */
const usesBeforeName = 3
/** Maximum number of named statements. Each connection keeps the plans of all of them in memory. */
const maxNames = 300
/**
 * Maximum length of a named statement, in characters; longer ones are rare and take much memory.
 */
const maxNamedLength = 10_000
/** Maximum number of statements whose uses are counted. */
const maxCounted = 1000

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
    if (text.includes(';')) return undefined
    const name = names.get(text)
    if (name !== undefined || names.size >= maxNames || text.length > maxNamedLength) return name
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
